import { describe, expect, it } from "vitest";
import { maxCsvLines } from "../../contract/csv";
import { readCsv } from "./read-csv";
import { writeCsv } from "./write-csv";

const columns = { known: ["key", "en", "fa"], needed: ["key"] };

describe("a list as a file", () => {
  it("comes back as it went out, whatever its cells hold", () => {
    const rows = [
      ["a", 'He said "one, two"', "سلام؛ خوبی؟"],
      ["b", "two\r\nlines", "=SUM(A1)"],
      ["c", " spaces ", "'=1"],
      ["d", "", "x"],
    ];
    const text = writeCsv(columns.known, rows);
    expect(text).toContain("'=SUM(A1)");
    expect(readCsv(text, columns).map(({ cells }) => Object.values(cells))).toEqual(rows);
  });

  it("knows the line on which each row begins", () => {
    const text = 'key,en\r\na,"one\ntwo\nthree"\n\nb,four\n';
    expect(readCsv(text, columns).map(({ line }) => line)).toEqual([2, 6]);
  });

  it.each([";", "\t"])("may be parted by %j, with its columns in any order", (sign) => {
    const text = `FA${sign}key\nب${sign}a`;
    expect(readCsv(text, columns)).toEqual([{ line: 2, cells: { fa: "ب", key: "a" } }]);
  });

  it.each([
    ["key,de\na,b", "csv.columns"],
    ["en,fa\na,b", "csv.columns"],
    ["key,en,en\na,b,c", "csv.columns"],
    ["", "csv.columns"],
    ['key,en\na,"b', "csv.unreadable"],
    ["key,en\na,b,c", "csv.unreadable"],
  ])("that is none is refused: %j", (text, code) => {
    expect(() => readCsv(text, columns)).toThrow(expect.objectContaining({ code }));
  });

  it("that is too long is refused", () => {
    const text = `key\n${"a\n".repeat(maxCsvLines + 1)}`;
    expect(() => readCsv(text, columns)).toThrow(expect.objectContaining({ code: "csv.too_long" }));
  });
});
