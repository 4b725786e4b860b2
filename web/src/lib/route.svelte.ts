// Where in the house we are: the address says it, and so can be shared.

export interface Route {
  screen:
    | "home"
    | "new"
    | "table"
    | "replay"
    | "rules"
    | "learn"
    | "settings"
    | "licences"
    | "privacy"
    | "print"
    | "paper"
    | "score"
    | "referee"
    | "nowhere";
  id: string;
  query: URLSearchParams;
}

function read(): Route {
  const [, first = "", id = "", then = ""] = location.pathname.split("/");
  const query = new URLSearchParams(location.search);
  if (first === "" || first === "index.html") return { screen: "home", id: "", query };
  if (first === "learn" && id && then) return { screen: "learn", id: `${id}/${then}`, query };
  if (first === "t" && id) return { screen: then === "replay" ? "replay" : "table", id, query };
  const known = [
    "new",
    "rules",
    "learn",
    "settings",
    "licences",
    "privacy",
    "print",
    "paper",
    "score",
    "referee",
  ] as const;
  const found = known.find((screen) => screen === first);
  return { screen: found ?? "nowhere", id, query };
}

export const route: { now: Route } = $state({ now: read() });

addEventListener("popstate", () => (route.now = read()));

/** Whether a screen lies over what was being played, which stays as it is below: rules and settings do. */
export const isOver = ({ screen }: Route): boolean => screen === "rules" || screen === "settings";

/** Go somewhere else in the house. The entry in the history remembers from where, for screens that lead back. */
export function go(path: string, replace = false): void {
  const before = { screen: route.now.screen, path: location.pathname + location.search, from: cameFrom() };
  history[replace ? "replaceState" : "pushState"](null, "", path);
  route.now = read();
  const from = route.now.screen === before.screen ? before.from : before.path;
  history.replaceState({ from }, "");
  scrollTo(0, 0);
}

/** The address of the screen before this one; the home page, if this was the first. */
export function cameFrom(): string {
  const state: { from?: string } | null = history.state;
  return state?.from ?? "/";
}

/** Note something in the address of this very page, such as what is searched; nothing is loaded or scrolled. */
export function note(path: string, replace = true): void {
  history[replace ? "replaceState" : "pushState"](history.state, "", path);
}

export type LinkPress = MouseEvent & { currentTarget: HTMLAnchorElement };

/** For links: go without loading the page anew. */
export function follow(event: LinkPress): void {
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
  event.preventDefault();
  go(event.currentTarget.getAttribute("href") ?? "/");
}
