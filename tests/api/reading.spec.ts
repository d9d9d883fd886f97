import { expect, test } from "@playwright/test";
import { post as postShape } from "#backend/contract/blog";
import { ask } from "../support/ask";
import { type LanguageCode, languageCodes } from "../support/languages";
import { alternatesOf, canonicalOf, elementsOf, textOf } from "../support/markup";
import { shopUrl } from "../support/shop-url";

/** The addresses of posts that a page links to, each once. */
function postsIn(text: string): string[] {
  const links = elementsOf(text, "a").map(({ href = "" }) => href);
  return [...new Set(links.filter((href) => href.includes("/home/singleBlog/")))];
}

interface Told {
  topic: string;
  /** By their slugs in the language. */
  tags: string[];
}

/** What posts are about, as the backend tells it of each by itself. */
function tellOf(lang: LanguageCode, posts: readonly string[]): Promise<Told[]> {
  return Promise.all(
    posts.map(async (path) => {
      const id = /\/singleBlog\/(\d+)\//.exec(path)?.[1];
      const { topic, tags } = postShape.parse(
        (await ask(`/api/home/blogs/${id}`, { headers: { lang } })).json(),
      );
      return { topic: topic.slug, tags: tags.map(({ slug }) => slug) };
    }),
  );
}

/** So many minutes, in the language's digits. */
const readingTime: Record<LanguageCode, RegExp> = {
  en: /\d+ minutes? to read/,
  fa: /[۰-۹]+ دقیقه/,
};

for (const lang of languageCodes) {
  test.describe(`to read in ${lang}`, () => {
    test("R-ROUTE-23[list] questions open without a script", async () => {
      const { status, text } = await ask(`/${lang}/home/faqs`);
      expect(status).toBe(200);
      expect(elementsOf(text, "details").length).toBeGreaterThanOrEqual(40);
    });

    test("what is shared comes with a picture of its title, in its measures", async () => {
      const [post = ""] = postsIn((await ask(`/${lang}/blogs`)).text);
      const products = await ask(`/${lang}/home/products`);
      const product = elementsOf(products.text, "a").find(({ href }) =>
        href?.includes("/home/products/show/"),
      );
      const pages = [post, product?.href ?? "", `/${lang}/home/pages/shipping`];
      const shown = new Set<string>();
      for (const path of [...pages, `/${lang}/home/products/home`]) {
        const metas = elementsOf((await ask(path)).text, "meta");
        const said = (name: string) => metas.find(({ property }) => property === name)?.content;
        const measures = ["og:image:width", "og:image:height"].map(said);
        expect([path, ...measures]).toEqual([path, "1200", "630"]);
        expect(said("og:image:alt")).toBeTruthy();
        const { pathname, search } = new URL(said("og:image") ?? "");
        const picture = await ask(pathname + search);
        expect([path, picture.status, picture.headers["content-type"]]).toEqual([
          ...[path, 200, "image/jpeg"],
        ]);
        shown.add(String(picture.headers.etag));
      }
      expect(shown.size).toBe(4);
    });

    test("R-ROUTE-24[page, unknown] a page is shown by its word, and nothing by another", async () => {
      const { status, text } = await ask(`/${lang}/home/pages/shipping`);
      expect(status).toBe(200);
      expect(text).toContain("<h2");
      expect((await ask(`/${lang}/home/pages/nothing-of-the-kind`)).status).toBe(404);
    });

    test("the contact form says what is wrong; a program that fills in every field is thanked, and nothing is sent", async () => {
      const path = `/${lang}/home/pages/contact`;
      const send = (fields: Record<string, string>, to = path) =>
        ask(to, {
          method: "POST",
          headers: { "Content-Type": "application/x-www-form-urlencoded", Origin: shopUrl() },
          body: new URLSearchParams(fields).toString(),
        });
      const words = {
        name: "Bot",
        contact: "no way to reach",
        subject: "Buy this",
        body: "Now or never.",
      };
      const refused = await send(words);
      expect(refused.status).toBe(400);
      expect(refused.text).toContain("Now or never.");
      expect((await send({ name: "Bot" })).status).toBe(400);
      const trapped = await send({ ...words, website: "https://bot.example" });
      expect([trapped.status, trapped.headers.location]).toEqual([303, path]);
      expect((await send(words, `/${lang}/home/pages/shipping`)).status).toBe(405);
    });

    test("R-ROUTE-25[list, page-links] the journal lists its posts, and links lead on", async () => {
      const { text } = await ask(`/${lang}/blogs`);
      const first = postsIn(text);
      expect(first.length).toBeGreaterThan(5);
      expect(elementsOf(text, "a").map(({ href }) => href)).toContain(`/${lang}/blogs?page=2`);
      const second = postsIn((await ask(`/${lang}/blogs?page=2`)).text);
      expect(second.length).toBeGreaterThan(5);
      expect(second.filter((post) => first.includes(post))).toEqual([]);
    });

    test("a post says how long it takes and from when it is, and leads on to posts and goods", async () => {
      const goods = new Set<string>();
      for (const post of postsIn((await ask(`/${lang}/blogs`)).text)) {
        const { text } = await ask(post);
        const times = elementsOf(text, "time").map(({ datetime }) => datetime);
        expect([post, times.length > 0, times.every((at) => Date.parse(String(at)) > 0)]).toEqual([
          ...[post, true, true],
        ]);
        expect(text).toMatch(readingTime[lang]);
        const on = postsIn(text).filter((other) => other !== post);
        expect([post, on.length >= 3]).toEqual([post, true]);
        for (const { href = "" } of elementsOf(text, "a")) {
          if (href.includes("/home/products/show/")) goods.add(post);
        }
      }
      expect(goods.size).toBeGreaterThan(0);
    });

    test("R-ROUTE-27[genum, tag] a topic's list has its posts alone, and with a tag those that have both", async () => {
      const all = await tellOf(lang, postsIn((await ask(`/${lang}/blogs`)).text));
      expect(new Set(all.map(({ topic }) => topic)).size).toBeGreaterThan(1);
      const ofTopic = postsIn((await ask(`/${lang}/blogs/food`)).text);
      const told = await tellOf(lang, ofTopic);
      expect(ofTopic.length).toBeGreaterThan(1);
      expect(new Set(told.map(({ topic }) => topic))).toEqual(new Set(["food"]));
      const [tag = ""] = told.flatMap(({ tags }) =>
        tags.filter((one) => told.some((other) => !other.tags.includes(one))),
      );
      const { status, text } = await ask(`/${lang}/blogs/food/${encodeURIComponent(tag)}`);
      expect(status).toBe(200);
      const ofBoth = ofTopic.filter((_, place) => told[place]?.tags.includes(tag));
      expect(
        postsIn(text)
          .filter((path) => ofTopic.includes(path))
          .sort(),
      ).toEqual(ofBoth.sort());
      for (const one of await tellOf(lang, postsIn(text))) {
        expect(one).toMatchObject({ topic: "food", tags: expect.arrayContaining([tag]) });
      }
    });

    test("R-ROUTE-34[case] a post opens however the address's own words are written", async () => {
      const [first = ""] = postsIn((await ask(`/${lang}/blogs`)).text);
      for (const word of ["singleblog", "SINGLEBLOG"]) {
        const path = first.replace("/home/singleBlog/", `/Home/${word}/`);
        expect(path).not.toBe(first);
        const { status, text } = await ask(path);
        expect([path, status, textOf(text, "h1")]).toEqual([
          ...[path, 200, textOf((await ask(first)).text, "h1")],
        ]);
      }
    });

    test("each language and each of its topics has a feed of its own posts", async () => {
      const read = async (path: string) => {
        const { status, text, headers } = await ask(path);
        const ids = [...text.matchAll(/<entry><id>([^<]+)<\/id>/g)].map(([, id = ""]) => id);
        const topics = [...text.matchAll(/<category term="([^"]*)"/g)].map(([, term]) => term);
        return { status, ids, topics: new Set(topics), type: headers["content-type"] };
      };
      const all = await read(`/${lang}/home/feed`);
      expect(all.type).toContain("application/atom+xml");
      expect(all.topics.size).toBeGreaterThan(1);
      const home = `${shopUrl()}/${lang}/home/singleBlog/`;
      expect(all.ids.filter((id) => !id.startsWith(home))).toEqual([]);
      const food = await read(`/${lang}/home/feed/food`);
      expect([food.status, food.topics.size]).toEqual([200, 1]);
      expect(food.ids.length).toBeGreaterThan(0);
      expect((await read(`/${lang}/home/feed/nowhere`)).status).toBe(404);
    });

    test("R-ROUTE-26[list] without a language in its address, in that of the cookie", async () => {
      const { status, text } = await ask("/blogs", { headers: { cookie: `lang=${lang}` } });
      expect(status).toBe(200);
      expect(elementsOf(text, "html")[0]?.lang).toBe(lang);
      expect(postsIn(text).length).toBeGreaterThan(5);
    });

    test("R-ROUTE-28[wrong-title, unknown] R-ROUTE-32[post] a post opens at its own title alone", async () => {
      const [post = ""] = postsIn((await ask(`/${lang}/blogs`)).text);
      const { status, text } = await ask(post);
      expect(status).toBe(200);
      expect(elementsOf(text, "html")[0]).toMatchObject({
        lang,
        dir: lang === "fa" ? "rtl" : "ltr",
      });
      const [, numbered = ""] = /^(.*\/\d+\/)/.exec(post) ?? [];
      const wrong = await ask(`${numbered}something-else`);
      expect([wrong.status, wrong.headers.location]).toEqual([301, post]);
      expect((await ask(numbered)).status).toBe(404);
      expect((await ask(`/${lang}/home/singleBlog/999999/x`)).status).toBe(404);
    });

    test("R-ROUTE-28[post, wrong-title, unknown] R-ROUTE-32[canonical] without a language in its address a post opens in that of the cookie, and names its one address", async () => {
      const headers = { cookie: `lang=${lang}` };
      const [post = ""] = postsIn((await ask(`/${lang}/blogs`)).text);
      const bare = post.replace(`/${lang}`, "");
      expect(bare).toMatch(/^\/home\/singleBlog\/\d+\/[^/]+$/);
      const { status, text } = await ask(bare, { headers });
      expect(status).toBe(200);
      expect(elementsOf(text, "html")[0]?.lang).toBe(lang);
      const title = textOf(text, "h1") ?? "";
      expect(title).toBe(textOf((await ask(post)).text, "h1"));
      expect(textOf(text, "title")).toContain(title);
      const home = shopUrl();
      for (const form of [text, (await ask(post)).text]) {
        expect(canonicalOf(form)).toBe(home + post);
        expect(alternatesOf(form)).toMatchObject({
          [lang]: home + post,
          "x-default": expect.stringMatching(`^${home}/home/singleBlog/`),
        });
      }
      const wrong = await ask(bare.replace(/[^/]+$/, "something-else"), { headers });
      expect([wrong.status, wrong.headers.location]).toEqual([302, bare]);
      expect((await ask("/home/singleBlog/999999/x", { headers })).status).toBe(404);
    });
  });
}

test("R-ROUTE-35[blog] from the Persian journal a link to a Persian tag leads to the posts that have it", async () => {
  const [first = ""] = postsIn((await ask("/fa/blogs")).text);
  const [{ tags } = { tags: [] }] = await tellOf("fa", [first]);
  const persian = tags.filter((slug) => /[^\x20-\x7e]/.test(slug));
  expect(persian.length).toBeGreaterThan(0);
  const links = elementsOf((await ask(first)).text, "a").map(({ href = "" }) => href);
  for (const slug of persian) {
    const link = links.find(
      (href) => href.startsWith("/fa/blogs/") && href.endsWith(`/${encodeURIComponent(slug)}`),
    );
    const { status, text } = await ask(link ?? `no link to ${slug}`);
    expect([slug, status]).toEqual([slug, 200]);
    const posts = postsIn(text);
    expect(posts).toContain(first);
    const others = (await tellOf("fa", posts)).filter((one) => !one.tags.includes(slug));
    expect(others).toEqual([]);
  }
});
