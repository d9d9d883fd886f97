import { createHash } from "node:crypto";
import type { LanguageCode } from "#backend/contract/languages";
import type { SharedPicture } from "./page-head";

interface Page {
  publicUrl: string;
  lang: LanguageCode;
  kind: "post" | "page" | "product" | "department";
  /** Its number or its slug. */
  key: string | number;
  title: string;
}

/**
 * The picture with a page's title that stands for it where it is shared. Networks keep a picture by its address for long, so
 * the title is in that too.
 */
export function titlePicture({ publicUrl, lang, kind, key, title }: Page): SharedPicture {
  const version = createHash("sha256").update(title).digest("hex").slice(0, 8);
  return {
    address: `${publicUrl}/api/media/titles/${kind}/${encodeURIComponent(key)}?l=${lang}&v=${version}`,
    width: 1200,
    height: 630,
    alt: title,
  };
}
