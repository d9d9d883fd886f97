/** The page's forms: as the uploader is, and with all that it can be told. */
export const formKinds = {
  links: { max: 3, maxFileSize: 2048, meta: false, ratio: undefined },
  meta: { max: 1, maxFileSize: 1024, meta: true, ratio: [16, 9] },
} as const;

export type FormKind = keyof typeof formKinds;

/** By the address's `form`. */
export function kindOf(url: string): FormKind {
  return new URL(url).searchParams.get("form") === "meta" ? "meta" : "links";
}
