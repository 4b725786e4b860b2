// Where in the house we are: the address says it, and so can be shared.

export interface Route {
  screen: "home" | "new" | "table" | "replay" | "rules" | "learn" | "settings" | "nowhere";
  id: string;
  query: URLSearchParams;
}

function read(): Route {
  const [, first = "", id = "", then = ""] = location.pathname.split("/");
  const query = new URLSearchParams(location.search);
  if (first === "" || first === "index.html") return { screen: "home", id: "", query };
  if (first === "t" && id) return { screen: then === "replay" ? "replay" : "table", id, query };
  const known = ["new", "rules", "learn", "settings"] as const;
  const found = known.find((screen) => screen === first);
  return { screen: found ?? "nowhere", id, query };
}

export const route: { now: Route } = $state({ now: read() });

addEventListener("popstate", () => (route.now = read()));

/** Go somewhere else in the house. */
export function go(path: string, replace = false): void {
  history[replace ? "replaceState" : "pushState"](null, "", path);
  route.now = read();
  scrollTo(0, 0);
}

/** For links: go without loading the page anew. */
export function follow(event: MouseEvent): void {
  const link = event.currentTarget as HTMLAnchorElement;
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
  event.preventDefault();
  go(link.getAttribute("href")!);
}
