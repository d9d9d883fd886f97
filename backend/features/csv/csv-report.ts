import {
  type CsvChange,
  type CsvTaken,
  previewedCsvCell,
  previewedCsvLines,
} from "../../contract/csv";

/** A row as a file writes it, by its columns. */
export type Cells = Readonly<Record<string, string>>;

interface Noted {
  line: number;
  /** What the row is called. */
  name: string;
  /** Nothing where the line makes the row. */
  was?: Cells | undefined;
  is: Cells;
}

/** What the lines of a file do, as they are taken. */
export class CsvReport {
  readonly #rows: CsvChange[] = [];
  #added = 0;
  #changed = 0;

  note({ line, name, was, is }: Noted): void {
    if (was) this.#changed += 1;
    else this.#added += 1;
    if (this.#rows.length === previewedCsvLines) return;
    const action = was ? "change" : "add";
    this.#rows.push({ line, action, name: cut([...name]), cells: differing(was ?? {}, is) });
  }

  /** The rows go to whoever asks what a file would do. */
  taken(preview: boolean): CsvTaken {
    const rows = this.#rows.toSorted((one, other) => one.line - other.line);
    return { added: this.#added, changed: this.#changed, ...(preview && { rows }) };
  }
}

function differing(was: Cells, is: Cells): CsvChange["cells"] {
  return Object.entries(is).flatMap(([column, text]) => {
    const before = was[column] ?? "";
    return before === text ? [] : [{ column, ...cutFromDifference(before, text) }];
  });
}

/** Two texts from shortly before the place where they part. */
function cutFromDifference(was: string, is: string): { was: string; is: string } {
  const [before, after] = [[...was], [...is]];
  let at = 0;
  while (at < before.length && before[at] === after[at]) at += 1;
  const from = at > previewedCsvCell / 2 ? at - previewedCsvCell / 4 : 0;
  const part = (signs: string[]) => `${from > 0 ? "…" : ""}${cut(signs.slice(from))}`;
  return { was: part(before), is: part(after) };
}

/** No half of a letter is left, as of letters that are two signs of a text. */
function cut(signs: readonly string[]): string {
  const isLong = signs.length > previewedCsvCell;
  return isLong ? `${signs.slice(0, previewedCsvCell - 1).join("")}…` : signs.join("");
}
