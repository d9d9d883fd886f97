import type { TestBackend } from "../../../tests/support/backend";

export const nowhere = { en: "", fa: "" };

/** A block of text as the editor sends it. */
export const aText = (en: string, over: object = {}) => ({
  ...{ version: 0, kind: "text", shown: true, settings: { body: { en, fa: "" } } },
  ...over,
});

/** A banner as the editor sends it. */
export const aBanner = (picture: string, over: object = {}) => ({
  ...{ version: 0, kind: "banner", shown: true },
  settings: {
    title: { en: "Sale", fa: "حراج" },
    text: nowhere,
    link: "/home/law",
    picture,
    ...over,
  },
});

/** What readers get, once the page is made anew. */
export async function readHome({ call, clock }: TestBackend, lang = "en") {
  clock.advance(60_000);
  return (await call("home/blocks", { headers: { lang } })).body.data;
}

/** The markup of a text, decoded as its first receiver does. */
export const decoded = (html: string) =>
  html
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&amp;", "&");

/** The address of one of the shop's pictures. */
export async function somePicture({ call }: TestBackend): Promise<string> {
  const { body } = await call("home/products?per_page=12", { headers: { lang: "en" } });
  return body.data.find((card: { image: object | null }) => card.image).image.url;
}
