/** What is on its way to this browser: the hall itself, in a worker of this tab or another. */
class Engine {
  stage = $state<"off" | "loading" | "ready" | "failed">("off");
  /** Bytes that are here, and of how many. */
  done = $state(0);
  total = $state(0);
  /** The browser keeps nothing: why. */
  storage = $state("");
  tryAgain: () => void = () => {};
}

export const engine = new Engine();
