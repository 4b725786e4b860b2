/** Made by the plugin in `words.ts`: how to read each set of words, by language. */
declare module "virtual:words" {
  const sets: Record<string, Record<string, () => Promise<{ default: string }>>>;
  export default sets;
}
