import { expect, it } from "vitest";
import { renderIn } from "~/i18n/render-in.fixture";
import type { FormField } from "~/ui/form-creator/form-field";
import { typedValues } from "~/ui/form-creator/related-values";
import { RelatedControl } from "./related-control";

const mark = { value: "p1", label: "Mark", picture: { url: "/api/media/1", tint: 2 } };

const markup = (field: FormField, chosen: string[], more: { s?: string; isPart?: true } = {}) =>
  renderIn("en", <RelatedControl id="x" label={field.label} {...{ field, chosen, ...more }} />);

it("a picture is chosen by circles with how they look, the chosen one pressed, or handed in as a file", () => {
  const field: FormField = { name: "picture", label: "Picture", type: "picture", choices: [mark] };
  const html = markup(field, ["p1"]);
  expect(html).toMatch(/type="radio" name="picture" value=""\/?>/);
  expect(html).toMatch(/type="radio" name="picture" checked="" value="p1"/);
  expect(html).toContain("/api/media/1");
  expect(html).toContain('type="file"');
  expect(markup(field, [])).toMatch(/name="picture" checked="" value=""/);
  expect(html).toContain("<bdi>No picture</bdi>");
  expect(markup(field, [], { isPart: true })).toContain("<bdi>As it is</bdi>");
});

it("several rows are chosen by boxes, found by a text that a button sends without asking the browser", () => {
  const choices = [{ value: "rug", label: "Rug" }];
  const field: FormField = { name: "tags", label: "Tags", type: "relations", choices };
  const html = markup(field, ["rug"], { s: "ru" });
  expect(html).toMatch(/type="checkbox" name="tags.one" checked="" value="rug"/);
  expect(html).toMatch(/<input[^>]*name="tags.s"[^>]*value="ru"/);
  expect(html).toMatch(/<button type="submit"[^>]*name="find" value="tags" formnovalidate=""/i);
  expect(html).not.toContain('type="file"');
});

it("what was sent is chosen again", () => {
  const tags: FormField = { name: "tags", label: "", type: "relations" };
  const picture: FormField = { name: "picture", label: "", type: "picture" };
  expect(typedValues(tags, { "tags.one": "a\nb" })).toEqual(["a", "b"]);
  expect(typedValues(tags, {})).toEqual([]);
  expect(typedValues(picture, { picture: "p1" })).toEqual(["p1"]);
  expect(typedValues(picture, { picture: "" })).toEqual([]);
});
