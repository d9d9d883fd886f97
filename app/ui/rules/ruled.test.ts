import { parseWithZod } from "@conform-to/zod/v4";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { firstRefusal, ruledList, ruledText } from "./ruled.server";

const schema = z.object({
  name: ruledText("required", ["min_len", 3]),
  phone: ruledText("phone", ["max_len", 20]),
  note: ruledText(),
  tags: ruledList("required_array", ["max_len", 2]),
});

function read(entries: [string, string][]) {
  const form = new FormData();
  for (const [name, value] of entries) form.append(name, value);
  return parseWithZod(form, { schema, formatError: firstRefusal });
}

describe("the server asks the same rules", () => {
  it("R-VAL-20[refused] and answers one refusal by field, with its numbers", () => {
    const answer = read([
      ["name", "ab"],
      ["phone", "123"],
    ]);
    expect(answer.status === "success" ? {} : answer.error).toEqual({
      name: { key: "validate_min_len", params: { bound: 3, length: 2 } },
      phone: { key: "validate_phone", params: undefined },
      tags: { key: "required_error", params: undefined },
    });
  });

  it("and hands on what was typed, digits of phones and codes as Latin ones", () => {
    const answer = read([
      ["name", "سارا ۱"],
      ["phone", "۹۱۲ ۱۲۳ ۴۵۶۷"],
      ["tags", "one"],
    ]);
    expect(answer.status === "success" && answer.value).toEqual({
      name: "سارا ۱",
      phone: "912 123 4567",
      note: "",
      tags: ["one"],
    });
  });

  it("what is sent twice by hand is no text", () => {
    const answer = read([
      ["name", "Sara"],
      ["name", "Darius"],
      ["tags", "one"],
    ]);
    expect(answer.status === "success" ? {} : answer.error).toEqual({
      name: { key: "required_error", params: undefined },
    });
  });
});
