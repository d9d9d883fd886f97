import { expect, it } from "vitest";
import { headOf } from "./page-head";

const rootSaying = (lite: boolean) => [
  { id: "root", data: { lang: "fa", lite, publicUrl: "https://shop.example", name: "تیمچه" } },
];
const head = { title: "قوری" };
const first = { url: "/api/media/a", sizes: "50vw" };

it("asks for the page's first picture before all else, in the width that is shown", () => {
  const [tag, title] = headOf(head, rootSaying(false), first);
  expect(tag).toMatchObject({ rel: "preload", as: "image", imageSizes: "50vw" });
  expect(tag).toHaveProperty("imageSrcSet", expect.stringContaining("/api/media/a?w=360 360w"));
  expect(title).toEqual({ title: "قوری | تیمچه" });
});

it("asks for the one small picture of a lite page, and for none where there is none", () => {
  const [lite] = headOf(head, rootSaying(true), first);
  expect(lite).toMatchObject({ rel: "preload", href: "/api/media/a?w=200&q=lite" });
  expect(lite).not.toHaveProperty("imageSrcSet");
  for (const none of [undefined, { ...first, url: undefined }]) {
    expect(headOf(head, rootSaying(false), none)[0]).toEqual({ title: "قوری | تیمچه" });
  }
});
