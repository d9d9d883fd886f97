import { HtmlValidate } from "html-validate";

/** React writes void elements and some names in its own way, which HTML allows. */
const validator = new HtmlValidate({
  extends: ["html-validate:standard"],
  rules: {
    "void-style": "off",
    "attr-case": "off",
    "doctype-style": "off",
    // The preset leaves it out; without one browsers lay a page out by the rules of 1998.
    "missing-doctype": "error",
  },
});

/** What is wrong with a page: rule, place and words, one a line. */
export async function mistakesOf(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  );
}
