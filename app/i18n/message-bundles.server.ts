/** The files of texts that browsers ask for, `/texts/{lang}.{namespace}.{hash}` (decisions 24). */

import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import { isLanguage, type LanguageCode } from "#backend/contract/languages";
import { textsPath } from "~/sitemap/paths";
import { backOfficeEn, labEn, ownEn } from "./messages/en";
import { type Namespace, namespaces } from "./namespaces";

export interface MessageBundle {
  address: string;
  texts: Record<string, string>;
}

/** By address; a few old ones stay for pages that name them. */
const files = new LRUCache<string, MessageBundle>({ max: 16 });

/** The bundle of a namespace out of all texts of a language; the same texts have the same file. */
export function createMessageBundle(
  lang: LanguageCode,
  namespace: Namespace,
  all: Record<string, string>,
): MessageBundle {
  const texts = Object.fromEntries(Object.entries(all).filter(([key]) => isIn(namespace, key)));
  const hash = createHash("sha256").update(JSON.stringify(texts)).digest("hex").slice(0, 10);
  const address = textsPath(`${lang}.${namespace}.${hash}`);
  const file = files.get(address) ?? { address, texts };
  files.set(address, file);
  return file;
}

/** The file that an address names, if this process still has it. */
export function findMessageBundle(address: string): MessageBundle | undefined {
  return files.get(address);
}

/** What the name of a file says it is; undefined for a name that no file of texts ever had. */
export function parseBundleName(
  name: string,
): { lang: LanguageCode; namespace: Namespace } | undefined {
  const [lang, named] = name.split(".");
  const namespace = namespaces.find((one) => one === named);
  return isLanguage(lang) && namespace ? { lang, namespace } : undefined;
}

const keysOf = { own: ownEn, staff: backOfficeEn, lab: labEn };

/** A table's texts are the back-office's and the laboratory's. A key that only the backend knows may stand on any page. */
function isIn(namespace: Namespace, key: string): boolean {
  if (namespace !== "core") return Object.hasOwn(keysOf[namespace], key);
  return !Object.values(keysOf).some((keys) => Object.hasOwn(keys, key));
}

/** Where the texts of each namespace are; the back-office's are named to its own pages alone. */
export function addressesOf(
  { core, own, staff, lab }: Record<Namespace, MessageBundle>,
  isStaff = false,
): Record<Namespace, string> {
  return {
    core: core.address,
    own: own.address,
    staff: isStaff ? staff.address : "",
    lab: lab.address,
  };
}
