import { readFileSync } from "node:fs";

/** A file of docs/examples, which the owner's guide explains. */
export function example(name: string): string {
  return readFileSync(new URL(`../../../../docs/examples/${name}`, import.meta.url), "utf8");
}
