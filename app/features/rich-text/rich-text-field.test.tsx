import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { knownLanguages } from "#backend/contract/languages";
import { maxRichText } from "#backend/contract/rich-text";
import { maxBodyBytes } from "~/sitemap/body-limit";
import { maxTyped, RichTextField } from "./rich-text-field";

it("more can be typed than is taken, and a form of it in every language is no too large one", () => {
  const words = { id: "source", label: "Text", hint: "", preview: "Preview" };
  const field = renderToStaticMarkup(
    <RichTextField name="source" lang="fa" dir="rtl" {...words} />,
  );
  expect(field.toLowerCase()).toContain(`maxlength="${maxTyped}"`);
  expect(maxTyped).toBeGreaterThan(maxRichText);
  const letter = encodeURIComponent("ب").length;
  expect(maxTyped * letter * knownLanguages.length).toBeLessThan(maxBodyBytes("/staff/posts/new"));
});
