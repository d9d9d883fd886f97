import { expect, it } from "vitest";
import { posts } from "#backend/db/tables/posts";
import { provideTestBackend } from "../../../../tests/support/backend";
import { staffOf } from "../../orders/staff.fixture";
import { readContent } from "./read-content";

const backend = provideTestBackend();
const word = "zebrafinch";
const both = { en: `A ${word}`, fa: `یک ${word}` };

const find = async (lang = "en") => {
  backend().clock.advance(60_000);
  const { body } = await backend().call(`home/content-search?l=${lang}&text=${word}`);
  return body.data.map(({ kind }: { kind: string }) => kind);
};

const question = { version: 0, slug: "zebra", group: "other", sort: 1 };
const page = { version: 0, slug: "zebra", template: "plain", show_in: "none", excerpt: both };

it("a page's draft and a hidden question are not found; once they are shown, they are", async () => {
  const staff = await staffOf(backend(), "content.write");
  const hidden = { ...question, question: both, answer: both, active: false };
  const draft = { ...page, title: both, body: both, status: "draft" };
  const { body: faq } = await staff.post("admin/faqs", hidden);
  const { body: text } = await staff.post("admin/pages", draft);
  expect([await find("en"), await find("fa")]).toEqual([[], []]);
  await staff.post(`admin/faqs/${faq.id}`, { ...hidden, version: 1, active: true });
  await staff.post(`admin/pages/${text.id}`, { ...draft, version: 1, status: "published" });
  expect(await find("en")).toEqual(["faq", "page"]);
  await staff.post(`admin/faqs/${faq.id}`, { ...hidden, version: 2 });
  await staff.post(`admin/pages/${text.id}`, { ...draft, version: 2 });
  expect(await find("en")).toEqual([]);
});

it("posts that are drafts, archived or not due yet are not found", async () => {
  const { database } = backend().shop;
  const now = backend().clock.now();
  const count = () =>
    database.run(
      async (q) =>
        (await readContent(q, "en", now)).filter(({ hit }) => hit.kind === "post").length,
    );
  const before = await count();
  expect(before).toBeGreaterThan(0);
  const set = (state: Partial<typeof posts.$inferInsert>) =>
    database.run((q) => q.update(posts).set(state));
  const past = new Date(now.getTime() - 1000);
  const soon = new Date(now.getTime() + 1000);
  for (const status of ["draft", "archived"] as const) {
    await set({ status, publishAt: past });
    expect(await count()).toBe(0);
  }
  await set({ status: "scheduled", publishAt: soon });
  expect(await count()).toBe(0);
  await set({ status: "published", publishAt: soon });
  expect(await count()).toBe(0);
  await set({ status: "published", publishAt: past });
  expect(await count()).toBeGreaterThanOrEqual(before);
});

it("of the legal texts the wording that holds is found, no draft, none that is coming and none that is over", async () => {
  const staff = await staffOf(backend(), "content.write");
  const now = backend().clock.now().getTime();
  const write = async (name: string, day: number, publish: boolean, about = word) => {
    const text = { en: `A ${about} may be returned`, fa: `یک ${about} را می‌توان بازگرداند` };
    const effective_at = new Date(now + day * 86_400_000).toISOString();
    const wording = { version: 0, kind: "returns", law_version: name, effective_at };
    await staff.post("admin/law", { ...wording, body: text, changes: text, publish });
  };
  await write("draft", -1, false);
  await write("coming", 30, true);
  expect(await find("en")).toEqual([]);
  await write("first", -20, true);
  expect([await find("en"), await find("fa")]).toEqual([["law"], ["law"]]);
  await write("second", -10, true, "sparrow");
  expect(await find("en")).toEqual([]);
});
