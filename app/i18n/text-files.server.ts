/** The files of texts that browsers ask for, `/texts/{lang}.{area}.{hash}` (decisions 24). */

import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import { isLanguage, type LanguageCode } from "#backend/contract/languages";
import { type Area, areas } from "./areas";
import { labEn, ownEn } from "./messages/en";

export interface TextFile {
  address: string;
  texts: Record<string, string>;
}

/** By address; a few old ones stay for pages that name them. */
const files = new LRUCache<string, TextFile>({ max: 16 });

/** The file of an area out of all texts of a language; the same texts have the same file. */
export function keepTextFile(
  lang: LanguageCode,
  area: Area,
  all: Record<string, string>,
): TextFile {
  const texts = Object.fromEntries(Object.entries(all).filter(([key]) => areaOfKey(key) === area));
  const hash = createHash("sha256").update(JSON.stringify(texts)).digest("hex").slice(0, 10);
  const address = `/texts/${lang}.${area}.${hash}`;
  const file = files.get(address) ?? { address, texts };
  files.set(address, file);
  return file;
}

/** The file that an address names, if this process still has it. */
export function findTextFile(address: string): TextFile | undefined {
  return files.get(address);
}

/** What the name of a file says it is; undefined for a name that no file of texts ever had. */
export function readTextFileName(name: string): { lang: LanguageCode; area: Area } | undefined {
  const [lang, named] = name.split(".");
  const area = areas.find((one) => one === named);
  return isLanguage(lang) && area ? { lang, area } : undefined;
}

/** A key that only the backend knows may stand on any page. */
function areaOfKey(key: string): Area {
  if (Object.hasOwn(labEn, key)) return "lab";
  return Object.hasOwn(ownEn, key) ? "own" : "core";
}

/** Where the texts of each area are. */
export function addressesOf({ core, own, lab }: Record<Area, TextFile>): Record<Area, string> {
  return { core: core.address, own: own.address, lab: lab.address };
}
