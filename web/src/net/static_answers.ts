import { beside } from "./place";

/** What the hall says to everybody alike about its games lies beside the page: it is there before the hall is. */
const ALIKE =
  /^\/api\/(campaigns|games(?:\/\w+\/(?:cards|cards\.toml|cards\/schema|rules|lessons))?)(?:\?language=(\w\w))?$/;
const TEXT = /(cards\.toml|rules)$/;

export async function staticAnswer(path: string): Promise<Response | null> {
  const [, what, language] = ALIKE.exec(path) ?? [];
  if (!what) return null;
  const isText = TEXT.test(what);
  const name = `${what.replaceAll("/", "-")}${language ? `.${language}` : ""}.${isText ? "txt" : "json"}`;
  const answer = await fetch(beside(`said/${name}`)).catch(() => null);
  if (!answer?.ok) return null;
  return new Response(answer.body, { headers: { "Content-Type": isText ? "text/plain" : "application/json" } });
}
