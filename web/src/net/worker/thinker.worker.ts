import { python } from "./python";

/** Thinks for bots and does what takes long, one job at a time. Its name is the address of the site. */
try {
  const py = await python(self.name, () => {});
  const { answer } = py.pyimport("gnomehall.browser.thinker") as { answer: (job: string) => string };
  onmessage = ({ data }: MessageEvent<string>) => postMessage({ kind: "result", text: answer(data) });
  postMessage({ kind: "ready", text: "" });
} catch (error) {
  postMessage({ kind: "failed", text: error instanceof Error ? error.message.slice(-2000) : String(error) });
}
