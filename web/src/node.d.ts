// The two things of Node that vite.config.ts uses; its own types would be a package for the sake of these.
declare module "node:crypto" {
  export function createHash(kind: "sha256"): { update(text: string): { digest(as: "hex"): string } };
}
declare module "node:fs" {
  export function readFileSync(path: URL, as: "utf8"): string;
}
