import { describe, expect, it } from "vitest";
import { provideTestBackend } from "../../../tests/support/backend";
import { newId } from "../../ports/ids";
import { staffOf } from "../orders/staff.fixture";

const backend = provideTestBackend();
const staff = () => staffOf(backend(), "content.write");
const read = (path: string) => backend().call(path, { headers: { lang: "en" } });
const both = (text: string) => ({ en: text, fa: `${text} فا` });

const question = (slug: string, over: object = {}) => ({
  ...{ version: 0, slug, group: "other", sort: 1, active: true },
  question: both(`What is ${slug}?`),
  answer: both(`It is **${slug}**.`),
  ...over,
});
const page = (slug: string, over: object = {}) => ({
  ...{ version: 0, slug, status: "published", template: "plain", show_in: "none" },
  title: both(`On ${slug}`),
  excerpt: both("In short."),
  body: both("At length."),
  ...over,
});

/** What the editor says of something that was just saved. */
async function save(path: "faqs" | "pages", fields: object) {
  const { get, post } = await staff();
  const { id } = (await post(`admin/${path}`, fields)).body;
  const { body } = await get(`admin/${path}/${id}`);
  return body.faq ?? body.page;
}

async function questionsWith(word: string): Promise<number> {
  backend().clock.advance(1001);
  return (await read(`home/faqs?q=${word}`)).body.total;
}

const runJob = () =>
  backend()
    .backend.jobs.find(({ name }) => name === "reading.show")
    ?.run();

describe("domain 4.4 what readers don't see yet", () => {
  it("is read by who was given its link, as it was saved last", async () => {
    const faq = await save("faqs", question("hush", { active: false }));
    expect(await questionsWith("hush")).toBe(0);
    expect((await read(`home/previews/faq/${faq.preview_token}`)).body).toMatchObject({
      title: "What is hush?",
      body_html: expect.stringContaining("strong"),
    });
    const text = await save("pages", page("hidden", { status: "draft" }));
    expect((await read("home/pages/hidden")).status).toBe(404);
    expect((await read(`home/previews/page/${text.preview_token}`)).body.title).toBe("On hidden");
    const { get, post } = await staff();
    const draft = { version: 0, kind: "cookies", law_version: "d1", publish: false };
    const words = { body: both("Drafted"), changes: both("All") };
    await post("admin/law", { ...draft, ...words, effective_at: "2026-03-01T00:00:00Z" });
    const laws: { law_version: string; preview_token: string }[] = (await get("admin/law")).body
      .data;
    const wording = laws.find(({ law_version }) => law_version === "d1");
    expect((await read(`home/previews/law/${wording?.preview_token}`)).body).toMatchObject({
      law_kind: "cookies",
      lead: "All",
    });
  });

  it("is nobody's by another thing's link, by its id, or by a guess", async () => {
    const faq = await save("faqs", question("closed", { active: false }));
    for (const link of [`page/${faq.preview_token}`, `faq/${faq.id}`, `faq/${newId()}`]) {
      expect((await read(`home/previews/${link}`)).status, link).toBe(404);
    }
    expect((await read("home/previews/faq/1")).status).toBe(400);
  });

  it("appears everywhere when its time has come", async () => {
    const from = new Date(backend().clock.time + 3_600_000).toISOString();
    await save("faqs", question("laterfaq", { shown_from: from }));
    const text = await save("pages", page("laterpage", { shown_from: from }));
    expect(text).toMatchObject({ status: "published", shown_from: from });
    const found = async () => (await read("home/content-search?text=laterpage")).body.data.length;
    const listed = async () =>
      (await read("home/pages")).body.data.some(
        ({ slug }: { slug: string }) => slug === "laterpage",
      );
    expect(await questionsWith("laterfaq")).toBe(0);
    expect([(await read("home/pages/laterpage")).status, await found(), await listed()]).toEqual([
      404,
      0,
      false,
    ]);
    backend().clock.advance(3_600_000);
    const before = (await read("home/faqs")).headers.get("X-Catalog-Version");
    await runJob();
    expect(await questionsWith("laterfaq")).toBe(1);
    const after = (await read("home/faqs")).headers.get("X-Catalog-Version");
    expect(Number(after)).toBeGreaterThan(Number(before));
    expect([(await read("home/pages/laterpage")).status, await listed()]).toEqual([200, true]);
  });
});
