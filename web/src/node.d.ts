// The few things of Node that vite.config.ts uses; its own types would be a package for the sake of these.
declare module "node:crypto" {
  export function createHash(kind: "sha256"): { update(text: string): { digest(as: "hex"): string } };
}
declare module "node:fs" {
  export function readFileSync(path: URL, as: "utf8"): string;
  export function readFileSync(path: string): Uint8Array;
  export function readdirSync(path: string, how: { recursive: true; encoding: "utf8" }): string[];
  export function writeFileSync(path: string, data: Uint8Array): void;
}
declare module "node:url" {
  export function fileURLToPath(url: URL): string;
}
declare module "node:zlib" {
  export function gzipSync(data: Uint8Array, how: { level: number }): Uint8Array;
}
