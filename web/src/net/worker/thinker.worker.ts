import type { Parts } from "./parts";
import { loader, python } from "./python";

/** Thinks for bots and does what takes long, one job at a time. Its name is the address of the site; first it is told
 * what Python is started from. */
const given = new Promise<Parts>((resolve) => {
  onmessage = ({ data }: MessageEvent<Parts>) => resolve(data);
});
loader(self.name).catch(() => {}); // fetched meanwhile; whether it fails is seen when it is needed
try {
  const parts = await given;
  const py = await python(parts);
  parts.memory = null; // it is not needed again
  const { answer } = py.pyimport("gnomehall.browser.thinker") as { answer: (job: string) => string };
  onmessage = ({ data }: MessageEvent<string>) => postMessage({ kind: "result", text: answer(data) });
  postMessage({ kind: "ready", text: "" });
} catch (error) {
  postMessage({ kind: "failed", text: error instanceof Error ? error.message.slice(-2000) : String(error) });
}
