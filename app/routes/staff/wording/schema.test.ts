import { expect, it } from "vitest";
import { toLawFields, wordingSchemaFor } from "./schema.server";

const words = { body: "One", changes: "" };

function fieldsOf(lang: "en" | "fa", from: string, name = "") {
  const texts = { en: words, fa: words };
  const sent = { intent: "save", version: "0", kind: "terms", law_version: name, from, texts };
  const { data } = wordingSchemaFor(lang).safeParse(sent);
  return data?.intent === "save" ? toLawFields(data) : null;
}

it.each([
  ["en", "2026-12-01", "2026-12-01T08:00:00Z"],
  ["en", "2026-07-01", "2026-07-01T07:00:00Z"],
  ["fa", "۱۴۰۵-۰۹-۱۰", "2026-11-30T20:30:00Z"],
  ["fa", "1405/9/10", "2026-11-30T20:30:00Z"],
] as const)("in %s %s begins at %s, and names a wording without a name", (lang, from, at) => {
  const isoDay = from.startsWith("2026") ? from : "2026-12-01";
  expect(fieldsOf(lang, from)).toMatchObject({ effective_at: at, law_version: isoDay });
});

it.each([
  ["en", "2026-02-30", ""],
  ["fa", "1405-12-31", ""],
  ["en", "soon", ""],
  ["en", "2026-12-01", "two words"],
] as const)("in %s a wording from %s named %j is refused", (lang, from, name) => {
  expect(fieldsOf(lang, from, name)).toBeNull();
});

it("keeps a name that it is given", () => {
  expect(fieldsOf("fa", "1405-09-10", "۲.۱")?.law_version).toBe("2.1");
});
