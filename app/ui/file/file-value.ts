/** A picture that was handed in: an item of a file uploader's value with meta (R-FILE-02). */
export interface FileValue {
  /** Its link, which is the item without meta (R-FILE-01). */
  url: string;
  /** As the file was called where it came from. */
  name: string;
  type: string;
  /** Bytes. */
  size: number;
  /** Pixels. */
  width: number;
  height: number;
}

/** What the address answers that takes files. */
export type FileAnswer = { file: FileValue } | { error: string };

export interface FileRules {
  /** How many there may be; three by default (R-FILE-04, R-CONST-17). */
  max?: number;
  /** Kilobytes of one file; 2048 by default (R-FILE-05, C-68). */
  maxFileSize?: number;
}

export const defaultMax = 3;
export const defaultFileSize = 2048;

/** What the label divides the size by, so that it shows megabytes (R-CONST-18). */
export const sizeDivisor = 1024;

/** An item as a form sends it: its link, or all that is known of it. */
export function sentValue(file: FileValue, withMeta: boolean): string {
  return withMeta ? JSON.stringify(file) : file.url;
}

/** The link in an item that a form sent, in either way; null for what is none. */
export function linkOfSent(sent: string): string | null {
  if (!sent.startsWith("{")) return sent || null;
  try {
    const { url } = JSON.parse(sent);
    return typeof url === "string" ? url : null;
  } catch {
    return null;
  }
}

/** What a button does to the value; `intentOf` and `readIntent` carry it through a form. */
export interface FileIntent {
  act: "remove" | "earlier" | "later";
  url: string;
}

export const intentOf = ({ act, url }: FileIntent) => `${act} ${url}`;

/** Null for any other button. */
export function readIntent(text: string): FileIntent | null {
  const match = /^(remove|earlier|later) (\S+)$/.exec(text);
  return match ? { act: match[1] as FileIntent["act"], url: match[2] ?? "" } : null;
}

/** The value after a button was pressed; a first one can't go earlier, nor a last one later. */
export function arrange(value: readonly FileValue[], { act, url }: FileIntent): FileValue[] {
  const at = value.findIndex((file) => file.url === url);
  const file = value[at];
  if (!file) return [...value];
  const others = value.filter((other) => other !== file);
  if (act === "remove") return others;
  const to = Math.max(0, at + (act === "earlier" ? -1 : 1));
  return [...others.slice(0, to), file, ...others.slice(to)];
}
