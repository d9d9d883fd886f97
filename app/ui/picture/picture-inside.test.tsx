import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { Picture } from "./picture";
import { PictureInside } from "./picture-inside";

const inside = { url: "/a.webp", data: "data:image/webp;base64,AAAA" };
const sourcesOf = (url: string, when: "first" | "later") => {
  const html = renderToStaticMarkup(
    <PictureInside.Provider value={inside}>
      <Picture url={url} tint={1} alt="Ewer" sizes="50vw" when={when} />
    </PictureInside.Provider>,
  );
  return /srcSet="([^"]*)"/.exec(html)?.[1];
};

it("the page's first picture stands in it for all widths that it does for", () => {
  expect(sourcesOf("/a.webp", "first")).toBe(
    "data:image/webp;base64,AAAA 720w,/a.webp?w=900 900w,/a.webp?w=1080 1080w,/a.webp?w=1200 1200w",
  );
});

it("the same picture once more, small, and any other are asked for", () => {
  expect(sourcesOf("/a.webp", "later")).toMatch(/^\/a\.webp\?w=300 300w,/);
  expect(sourcesOf("/b.webp", "first")).toMatch(/^\/b\.webp\?w=300 300w,/);
});
