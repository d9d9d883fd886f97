import { countLines, endOfValue, skipWhite } from "./json-values";

/** One record of a JSON document, as its text. */
export interface JsonPiece {
  /** The document's own field that it stands in. */
  section: string;
  text: string;
  /** The line on which it begins, from 1. */
  line: number;
}

/** Thrown where a text is no JSON document of sections, or a record is longer than any can be. */
export class BadJson extends Error {
  override name = "BadJson";
  constructor(
    readonly line: number,
    readonly reason: "bad_json" | "too_big" = "bad_json",
  ) {
    super(`${reason} on line ${line}`);
  }
}

/** The longest record and the pieces that came with it. */
const longestText = 4_000_000;

/**
 * Cuts a document `{"section": [record, …], …}` into its records while it arrives, so that one of any
 * length needs the memory of one record. A section may also be a single record.
 */
export class JsonSections {
  private text = "";
  private at = 0;
  private line = 1;
  private section = "";
  private expected: "start" | "name" | "colon" | "value" | "record" | "comma" | "end" = "start";
  private inList = false;
  /** Whether the list or the document may end here, having nothing or no comma before. */
  private mayEnd = true;

  /** How much text there must be before it is worth looking again for a value's end. */
  private patience = 0;

  *push(chunk: string): Generator<JsonPiece> {
    this.text = this.text.slice(this.at) + chunk;
    this.at = 0;
    if (this.text.length > longestText) throw new BadJson(this.line, "too_big");
    if (this.text.length >= this.patience) yield* this.cut();
  }

  /** To be called after the last chunk. */
  *finish(): Generator<JsonPiece> {
    yield* this.cut();
    if (this.expected !== "end" || this.text.length > this.at) throw new BadJson(this.line);
  }

  private *cut(): Generator<JsonPiece> {
    this.patience = 0;
    while (true) {
      this.moveTo(skipWhite(this.text, this.at));
      const sign = this.text[this.at];
      if (sign === undefined) return;
      const end = this.isValue(sign) ? endOfValue(this.text, this.at) : this.at + 1;
      if (end < 0) {
        this.patience = (this.text.length - this.at) * 1.5;
        return;
      }
      const token = this.text.slice(this.at, end);
      const line = this.line;
      this.moveTo(end);
      if (this.accept(token, line)) yield { section: this.section, text: token, line };
    }
  }

  private isValue(sign: string): boolean {
    if (this.expected === "name") return sign === '"';
    if (this.expected === "value") return sign !== "[";
    return this.expected === "record" && sign !== "]";
  }

  /** Takes the next piece of the document; tells whether it is a record. */
  private accept(token: string, line: number): boolean {
    switch (this.expected) {
      case "start":
        return this.expect(token === "{", "name", line);
      case "name":
        if (token === "}" && this.mayEnd) return this.expect(true, "end", line);
        this.section = nameOf(token, line);
        return this.expect(true, "colon", line);
      case "colon":
        return this.expect(token === ":", "value", line);
      case "value":
        this.inList = token === "[";
        this.mayEnd = true;
        if (this.inList) return this.expect(true, "record", line);
        return !this.expect(token !== "", "comma", line);
      case "record":
        if (token === "]") return this.leaveList(this.mayEnd, line);
        return !this.expect(token !== "", "comma", line);
      case "comma":
        if (token === "]" && this.inList) return this.leaveList(true, line);
        if (token === "}" && !this.inList) return this.expect(true, "end", line);
        this.mayEnd = false;
        return this.expect(token === ",", this.inList ? "record" : "name", line);
      default:
        throw new BadJson(line);
    }
  }

  private leaveList(fits: boolean, line: number): false {
    this.inList = false;
    return this.expect(fits, "comma", line);
  }

  private expect(fits: boolean, next: typeof this.expected, line: number): false {
    if (!fits) throw new BadJson(line);
    this.expected = next;
    return false;
  }

  private moveTo(place: number): void {
    this.line += countLines(this.text, this.at, place);
    this.at = place;
  }
}

function nameOf(token: string, line: number): string {
  try {
    return String(JSON.parse(token));
  } catch {
    throw new BadJson(line);
  }
}
