import { beside, BESIDE_SERVER, SITE } from "../net/place";

/** A server for playing with friends, that the operator of a site names in `site.json`; "" if there is none. */
export async function friendsServer(): Promise<string> {
  if (!SITE) return "";
  if (BESIDE_SERVER) return `${location.origin}/`;
  try {
    const named = (await (await fetch(beside("site.json"))).json()) as { friends?: string };
    return /^https?:\/\//.test(named.friends ?? "") ? named.friends! : "";
  } catch {
    return "";
  }
}
