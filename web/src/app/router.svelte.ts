import { address, here, linkTo, SITE } from "../net/place";

export type Route =
  | { page: "home" }
  | { page: "join"; code: string }
  | { page: "table"; table: string }
  | { page: "about" }
  | { page: "records" }
  | { page: "replay"; from: "table" | "own" | "daily"; id: string; review: boolean }
  | { page: "daily" }
  | { page: "puzzles"; game: string; id: string }
  | { page: "campaign"; game: string; place: string }
  | { page: "scenario"; id: string }
  | { page: "scorer"; game: string }
  | { page: "editor"; game: string; shared: string }
  | { page: "learn"; game: string; part: string }
  | { page: "lost" };

const PUZZLE = /^([0-9a-f]{12}|[0-9a-f]{24})$/; // the id of one that comes with a game, or was made by somebody

/** `/play/T#KEY`, `/watch/T#KEY`, `/join/CODE`, `/replay/T?move=N#KEY`; a key stays after the `#`, so no server log ever sees it. */
function read(path: string): Route {
  const [, first = "", second = "", third = ""] = path.split("/");
  if (first === "") return { page: "home" };
  if (first === "about") return { page: "about" };
  if (first === "scorer") return { page: "scorer", game: second };
  if (first === "editor") return { page: "editor", game: second, shared: "" };
  if (first === "set" && second) return { page: "editor", game: "", shared: second };
  if (first === "learn") return { page: "learn", game: second, part: third };
  if (first === "join" && second) return { page: "join", code: second };
  if ((first === "play" || first === "watch") && second) return { page: "table", table: second };
  if (first === "replay" && !second) return { page: "records" };
  if (first === "replay" && second === "own" && third) return { page: "replay", from: "own", id: third, review: false };
  if ((first === "replay" || first === "review") && second)
    return { page: "replay", from: "table", id: second, review: first === "review" };
  if (first === "daily" && second === "yesterday" && third)
    return { page: "replay", from: "daily", id: third, review: false };
  if (first === "puzzles")
    return PUZZLE.test(second) ? { page: "puzzles", game: "", id: second } : { page: "puzzles", game: second, id: "" };
  if (first === "campaign") return { page: "campaign", game: second, place: third };
  if (first === "scenario" && second) return { page: "scenario", id: second };
  if (first === "daily") return { page: "daily" };
  return { page: "lost" };
}

class Router {
  route = $state<Route>(read(here().pathname));
  /** Changes with every step, so that focus can follow. */
  steps = $state(0);

  constructor() {
    addEventListener("popstate", () => this.#arrive());
    document.addEventListener("click", (event) => this.#follow(event));
    if (SITE) document.addEventListener("auxclick", (event) => this.#openBeside(event));
  }

  go(path: string, replace = false): void {
    history[replace ? "replaceState" : "pushState"](null, "", address(path));
    this.#arrive();
  }

  #arrive(): void {
    this.route = read(here().pathname);
    this.steps += 1;
    scrollTo(0, 0);
  }

  /** A link opened in another tab of a site: its places stand after the `#`. */
  #openBeside(event: MouseEvent): void {
    const link = (event.target as Element).closest?.("a[href^='/']");
    if (!link || event.button !== 1) return;
    event.preventDefault();
    open(linkTo(link.getAttribute("href")!), "_blank");
  }

  #follow(event: MouseEvent): void {
    const link = (event.target as Element).closest?.("a[href]");
    if (!(link instanceof HTMLAnchorElement) || event.defaultPrevented || event.button !== 0) return;
    if (event.ctrlKey || event.metaKey || event.shiftKey || link.target || link.hasAttribute("download")) return;
    if (link.origin !== location.origin || /^\/(api|docs)\//.test(link.pathname)) return;
    if (!SITE && link.hash && link.pathname === location.pathname) return;
    if (SITE && !link.getAttribute("href")!.startsWith("/")) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }
}

export const router = new Router();
