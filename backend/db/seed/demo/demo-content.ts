import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import type { z } from "zod";
import { languageCodes } from "../../../contract/languages";
import type { Texts } from "../../tables/columns";

/** Beside this file; in a built server, which has none of its sources' places, below the shop's folder. */
const folder =
  [
    fileURLToPath(new URL("./content", import.meta.url)),
    resolve("backend/db/seed/demo/content"),
  ].find((path) => existsSync(path)) ?? "";

/** A list of the demo's contents, by its file; empty where there is none. */
export function readDemoList<T>(name: string, shape: z.ZodType<T[]>): T[] {
  const file = join(folder, name);
  return existsSync(file) ? shape.parse(JSON.parse(readFileSync(file, "utf8"))) : [];
}

/** A text of the demo's by its file without language and ending (`pages/about`), in the languages that it is there in. */
export function readDemoText(name: string): Texts {
  const texts: Texts = {};
  for (const lang of languageCodes) {
    const file = join(folder, `${name}.${lang}.md`);
    if (existsSync(file)) texts[lang] = readFileSync(file, "utf8").trim();
  }
  return texts;
}
