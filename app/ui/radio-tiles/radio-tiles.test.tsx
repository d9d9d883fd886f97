import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { RadioTiles } from "./radio-tiles";

it("a choice whose name is in another language says so; others say nothing", () => {
  const html = renderToStaticMarkup(
    <RadioTiles
      name="shipping"
      label="Way"
      choices={[
        { value: "post", name: "Post" },
        { value: "courier", name: "پیک", lang: "fa" },
      ]}
    />,
  );
  expect(html).toContain("<span>Post</span>");
  expect(html).toContain('<span lang="fa" dir="rtl">پیک</span>');
});
