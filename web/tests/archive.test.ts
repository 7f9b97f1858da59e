import { expect, test } from "vitest";
import { filesOf } from "../src/net/worker/archive";

/** An entry as `zipfile` stores it. */
function entry(name: string, data: string): number[] {
  const [path, bytes] = [new TextEncoder().encode(name), new TextEncoder().encode(data)];
  const head = new DataView(new ArrayBuffer(30));
  head.setUint32(0, 0x04034b50, true);
  head.setUint32(18, bytes.length, true);
  head.setUint32(22, bytes.length, true);
  head.setUint16(26, path.length, true);
  return [...new Uint8Array(head.buffer), ...path, ...bytes];
}

test("an archive gives its files, and ends where its list begins", () => {
  const list = [0x50, 0x4b, 0x01, 0x02];
  const archive = new Uint8Array([...entry("a/é.txt", "mushroom"), ...entry("b", ""), ...list]);
  const text = new TextDecoder();
  expect([...filesOf(archive)].map(([name, data]) => [name, text.decode(data)])).toEqual([
    ["a/é.txt", "mushroom"],
    ["b", ""],
  ]);
});

test("an archive may lie within something longer", () => {
  const archive = new Uint8Array([9, 9, ...entry("b", "gnome"), 0x50, 0x4b, 0x05, 0x06]).subarray(2);
  expect([...filesOf(archive)].map(([name, data]) => [name, data.length])).toEqual([["b", 5]]);
});
