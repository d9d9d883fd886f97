import { expect, it } from "vitest";
import { provideTestBackend } from "../../../../tests/support/backend";
import { searchWords } from "../../catalog/search/normalize";
import type { Readable } from "./read-content";
import { searchContent } from "./search-content";

const backend = provideTestBackend();

interface Hit {
  kind: string;
  slug: string;
}

const find = async (lang: string, text: string): Promise<Hit[]> =>
  (await backend().call(`home/content-search?l=${lang}&text=${encodeURIComponent(text)}`)).body
    .data;

it.each([
  ["en", "Size guides"],
  ["fa", "راهنماي اندازه"],
])("a page is found in %s by its title, in whichever script's letters", async (lang, text) => {
  const [first] = await find(lang, text);
  expect(first).toMatchObject({ kind: "page", slug: "size-guide", id: null });
});

it("questions and posts are found by what is written in them, five at most", async () => {
  const { body } = await backend().call("home/blogs?l=fa");
  const [post] = body.data;
  const found = await find("fa", post.title);
  expect(found).toContainEqual({ kind: "post", title: post.title, slug: post.slug, id: post.id });
  const { body: faqs } = await backend().call("home/faqs?l=en");
  const [question] = faqs.data;
  expect((await find("en", question.question)).map(({ slug }) => slug)).toContain(question.slug);
  expect(await find("en", "order")).toHaveLength(5);
});

it("nothing is found by no word, a letter, or words that stand nowhere together", async () => {
  for (const text of ["", "  ", "!", "a", "qzxwvq", "shipping qzxwvq"]) {
    expect(await find("en", text)).toEqual([]);
  }
});

const readable = (slug: string, title: string, body: string): Readable => ({
  hit: { kind: "faq", title, slug, id: null },
  title: searchWords(title),
  words: searchWords(title, body),
});

it("what has more of the words in its title comes first; a word's inside is no finding", () => {
  const all = [
    readable("inside", "A teacup", "cupboard"),
    readable("text", "Clay", "A blue cup"),
    readable("half", "Cups", "blue"),
    readable("title", "Blue cups ۱۲", ""),
  ];
  expect(searchContent(all, "blue cup").map(({ slug }) => slug)).toEqual(["title", "half", "text"]);
  expect(searchContent(all, "cups 12").map(({ slug }) => slug)).toEqual(["title"]);
  expect(searchContent(all, "board")).toEqual([]);
});
