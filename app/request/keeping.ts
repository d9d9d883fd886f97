/** How a page says whether and for how long it may be kept for everyone; it goes to the page cache and no further. */
export const keepHeader = "X-Keep";

export interface Keeping {
  /**
   * Whatever it shows tells when it changes (docs/decisions/0214): the page is good until then. Else something of it, such as a list's
   * order, changes without a word, and it is to be looked after now and then.
   */
  isTold: boolean;
  /** From when on it is another one by time alone, in milliseconds; undefined where no time is known. */
  changesAt?: number | undefined;
}

export function writeKeeping({ isTold, changesAt }: Keeping): string {
  return ["page", isTold && "told", changesAt !== undefined && `changes=${changesAt}`]
    .filter(Boolean)
    .join(" ");
}

/** Undefined where it may not be kept. */
export function readKeeping(header: string | null): Keeping | undefined {
  const [kind, ...said] = header?.split(" ") ?? [];
  if (kind !== "page") return undefined;
  const changes = said.find((word) => word.startsWith("changes="))?.split("=", 2)[1];
  return { isTold: said.includes("told"), ...(changes && { changesAt: Number(changes) }) };
}

/** Notes of a page that it will be another one at this moment, if no other comes before; null where none is known. */
export function noteChange(keeping: Keeping, at: string | number | null): void {
  if (at === null) return;
  keeping.changesAt = Math.min(
    keeping.changesAt ?? Number.POSITIVE_INFINITY,
    new Date(at).getTime(),
  );
}
