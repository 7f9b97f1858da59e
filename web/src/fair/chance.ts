import { bytesOf, fromHex, hexOf, hmac, sha256 } from "./sha256";

/** The same draws as `gnomehall/core/chance.py`: from the seed, the seats' entropy, the stream and the index in it. */
export class FairChance {
  readonly commitment: string;
  readonly #key: Uint8Array;

  constructor(seed: string, entropy: string[]) {
    const raw = fromHex(seed);
    if (raw?.length !== 32) throw new Error("a seed has 32 bytes");
    this.commitment = hexOf(sha256(raw));
    this.#key = hmac(raw, bytesOf(asPythonWrites(entropy)));
  }

  /** Which of the outcomes is drawn: its place in the list. */
  draw(stream: string, index: number, weights: number[]): number {
    const total = weights.reduce((sum, weight) => sum + weight, 0);
    const digest = BigInt(`0x${hexOf(hmac(this.#key, bytesOf(`${stream}/${index}`)))}`);
    let left = Number((digest * BigInt(total)) >> 256n);
    return weights.findIndex((weight) => (left -= weight) < 0);
  }
}

/** The seed of a numbered deal. */
export function numberedSeed(deal: number): string {
  return hexOf(sha256(bytesOf(`gnomehall deal ${deal}`)));
}

/** `json.dumps` of a list of texts, byte for byte. */
export function asPythonWrites(texts: string[]): string {
  const plain = `[${texts.map((text) => JSON.stringify(text)).join(", ")}]`;
  return plain.replace(/[^ -~]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, "0")}`);
}
