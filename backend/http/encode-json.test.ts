import { expect, it } from "vitest";
import { encodeHtml, encodeJson } from "./encode-json";

const letters: Record<string, string> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#39;": "'",
};
const decodeOnce = (text: string) =>
  text.replace(/&[#\w]+;/g, (entity) => letters[entity] ?? entity);

it.each(["a & b", "<b>", "&lt;", "&amp;amp;", `"it's"`, "«کتاب‌ها»", "& &copy; &#60;", ""])(
  "R-API-04[encoded] %s comes back from one decoding",
  (text) => {
    expect(decodeOnce(encodeHtml(text))).toBe(text);
  },
);

it("leaves keys and numbers as they are", () => {
  expect(JSON.parse(encodeJson({ "a&b": [1, null, true, "<"] }))).toEqual({
    "a&b": [1, null, true, "&lt;"],
  });
});
