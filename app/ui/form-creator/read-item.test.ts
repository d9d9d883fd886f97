import { describe, expect, it } from "vitest";
import type { LanguageCode } from "#backend/contract/languages";
import type { FormField } from "./form-field";
import { readForm } from "./read-item";

const fields: FormField[] = [
  { name: "name", label: "Name", type: "text", required: true, rules: [["max_len", 5]] },
  { name: "count", label: "Count", type: "number", rules: [["min", 1]] },
  { name: "mail", label: "E-mail", type: "email" },
  { name: "kind", label: "Kind", type: "select", choices: [{ value: "tile", label: "Tile" }] },
  { name: "gift", label: "A gift", type: "checkbox" },
  {
    name: "words",
    label: "Words",
    type: "textarea",
    required: true,
    conditions: [{ field: "gift", operator: "===", value: true }],
  },
  { name: "day", label: "Day", type: "date", years: [1300, 2100] },
  { name: "more", label: "More", type: "json" },
  { name: "secret", label: "Secret", type: "password" },
];

function read(entries: Record<string, string>, lang: LanguageCode = "en") {
  const form = new FormData();
  for (const [name, value] of Object.entries(entries)) form.append(name, value);
  return readForm(form, fields, lang);
}

describe("a posted form", () => {
  it("R-FORM-05[item] R-NUM-03[absent] makes an item of its fields, each value of its type", () => {
    const { item, refusals } = read({ name: "Sara", count: "۱۲٫۵", kind: "tile", more: "[1]" });
    expect(refusals).toEqual({});
    expect(item).toMatchObject({ name: "Sara", count: 12.5, kind: "tile", gift: false, more: [1] });
    expect(JSON.parse(JSON.stringify(read({ name: "Sara" }).item))).not.toHaveProperty("count");
  });

  it("R-DATE-08[server] a date is put together of its selects, in the language's calendar", () => {
    const day = { "day.year": "1403", "day.month": "1", "day.day": "۱" };
    expect(read({ name: "Sara", ...day }, "fa").item).toHaveProperty("day", "2024-03-20");
    expect(read({ name: "Sara" }, "fa").item.day).toBeUndefined();
    const half = read({ name: "Sara", "day.year": "1403" }, "fa");
    expect(half.refusals).toEqual({ day: { key: "date.incomplete" } });
    expect(half.typed).toMatchObject({ "day.year": "1403" });
    const none = { "day.year": "1404", "day.month": "12", "day.day": "30" };
    expect(read({ name: "Sara", ...none }, "fa").refusals).toEqual({
      day: { key: "date.no_day", params: { length: 29 } },
    });
  });

  it("R-FORM-03[server] what its conditions hide is neither asked for nor sent, but is typed still", () => {
    const hidden = read({ name: "Sara", words: "To you" });
    expect(hidden.refusals).toEqual({});
    expect(hidden.item).not.toHaveProperty("words");
    expect(hidden.typed).toHaveProperty("words", "To you");
    expect(read({ name: "Sara", gift: "on" }).refusals).toEqual({
      words: { key: "required_error" },
    });
  });

  it.each([
    [
      "R-FORM-01[server]  nothing where something is required",
      { name: "" },
      "name",
      "required_error",
    ],
    ["R-FORM-01[server]  a rule of its own", { name: "Sarah-Sara" }, "name", "validate_max_len"],
    [
      "R-FORM-01[server]  what is no number",
      { name: "S", count: "1.2.3" },
      "count",
      "numeric_error",
    ],
    [
      "R-FORM-01[server]  a number out of bounds",
      { name: "S", count: "-3" },
      "count",
      "validate_min",
    ],
    ["R-FORM-01[server]  what is no address", { name: "S", mail: "a@" }, "mail", "validate_email"],
    [
      "R-FORM-01[server]  a choice made up by hand",
      { name: "S", kind: "brick" },
      "kind",
      "choice_error",
    ],
    ["R-JSON-02[server] what is no JSON", { name: "S", more: "{" }, "more", "json_error"],
  ])("%s is refused", (_title, entries, name, key) => {
    expect(read(entries as Record<string, string>).refusals).toMatchObject({ [name]: { key } });
  });

  it("R-VAL-20[passwords] a password is not told again", () => {
    expect(read({ name: "S", secret: "open sesame" }).typed).toEqual({ name: "S" });
  });

  it("a file in place of a text is nothing", () => {
    const form = new FormData();
    form.set("name", new File(["x"], "x.txt"));
    expect(readForm(form, fields, "en").refusals).toEqual({ name: { key: "required_error" } });
  });
});
