// The address that an invitation names: one that others can reach.

/** Whether a page is open under a name that means something else on every other machine. */
export const isOwn = (host: string): boolean =>
  host === "localhost" || host.endsWith(".localhost") || host.startsWith("127.") || host === "[::1]";

/** Where others come in, as far as the server knows; nothing if only this computer can. */
export function inviting({ hostname, origin }: Pick<Location, "hostname" | "origin">, reach: string): string {
  if (!isOwn(hostname)) return origin;
  return reach && new URL(reach).origin;
}
