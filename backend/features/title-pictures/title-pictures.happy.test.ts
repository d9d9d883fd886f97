import { eq } from "drizzle-orm";
import sharp from "sharp";
import { expect, it } from "vitest";
import { provideTestBackend } from "../../../tests/support/backend";
import { languageCodes } from "../../contract/languages";
import { textPages } from "../../db/tables/pages";
import { posts } from "../../db/tables/posts";

const backend = provideTestBackend();

const picture = (path: string, headers: Record<string, string> = {}) =>
  backend().call(`media/titles/${path}`, { headers });

async function keys(): Promise<string[]> {
  const { body } = await backend().call("home/products?per_page=1");
  const journal = await backend().call("home/blogs?l=en");
  const [product, [post]] = [body.data[0], journal.body.data];
  return [`product/${product.id}`, `post/${post.id}`, "page/shipping", `department/${product.gen}`];
}

it.each(languageCodes)("a page that is shared has a picture of 1200 by 630 in %s", async (lang) => {
  for (const key of await keys()) {
    const { status, headers, body } = await picture(`${key}?l=${lang}`);
    expect([key, status, headers.get("Content-Type")]).toEqual([key, 200, "image/jpeg"]);
    const { width, height, format } = await sharp(body).metadata();
    expect([width, height, format]).toEqual([1200, 630, "jpeg"]);
    expect(body.length).toBeLessThan(300_000);
    const again = await picture(`${key}?l=${lang}`, { "If-None-Match": headers.get("ETag") ?? "" });
    expect(again.status).toBe(304);
  }
});

it("shows the title of today, in each language another, and keeps what it has drawn", async () => {
  const inEnglish = await picture("page/shipping?l=en");
  expect((await picture("page/shipping?l=fa")).body).not.toEqual(inEnglish.body);
  expect((await picture("page/shipping?l=en")).body).toEqual(inEnglish.body);
  const title = { en: "<b>Else</b> & \u0001 others", fa: "USB-C و چیزهای دیگر" };
  await backend().shop.database.run((q) =>
    q.update(textPages).set({ title }).where(eq(textPages.slug, "shipping")),
  );
  const changed = await picture("page/shipping?l=en");
  expect(changed.status).toBe(200);
  expect(changed.body).not.toEqual(inEnglish.body);
  expect(changed.headers.get("ETag")).not.toBe(inEnglish.headers.get("ETag"));
});

it("takes a title of one endless word, and one that says nothing", async () => {
  for (const word of ["w".repeat(900), "💡", "ببب".repeat(300)]) {
    const title = { en: word, fa: word };
    await backend().shop.database.run((q) =>
      q.update(textPages).set({ title }).where(eq(textPages.slug, "returns")),
    );
    expect((await picture("page/returns?l=fa")).status).toBe(200);
  }
});

it("draws nothing of a title without words", async () => {
  for (const word of ["", " \u00a0", "\u200f"]) {
    await backend().shop.database.run((q) =>
      q
        .update(textPages)
        .set({ title: { en: word, fa: word } })
        .where(eq(textPages.slug, "about")),
    );
    expect((await picture("page/about?l=fa")).status).toBe(404);
  }
});

it("draws nothing that nobody can read", async () => {
  const [post] = await backend().shop.database.run((q) => q.select().from(posts).limit(1));
  await backend().shop.database.run((q) =>
    q
      .update(posts)
      .set({ status: "draft" })
      .where(eq(posts.id, post?.id ?? "")),
  );
  const none = [`post/${post?.code}`, "post/x", "product/99999999999", "page/none", "brand/1"];
  for (const key of [...none, "department/none"]) {
    expect([key, (await picture(key)).status]).toEqual([key, 404]);
  }
});
