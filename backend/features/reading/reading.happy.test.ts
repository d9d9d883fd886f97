import { describe, expect, it } from "vitest";
import { provideTestBackend } from "../../../tests/support/backend";
import { postList, post as postShape } from "../../contract/blog";
import { faqList } from "../../contract/faqs";
import { textPage, textPageList } from "../../contract/pages";
import { publish, sitDownToWrite } from "../blog/blog.fixture";
import { staffOf } from "../orders/staff.fixture";

const backend = provideTestBackend();
const both = (text: string) => ({ en: text, fa: `${text} فا` });
const staff = () => staffOf(backend(), "content.write");

const question = (slug: string, over: object = {}) => ({
  version: 0,
  slug,
  group: "shipping",
  question: both("When does it come?"),
  answer: { en: "In **two** days.", fa: "دو روزه می‌رسد؛ کیف‌ها هم." },
  sort: 1,
  active: true,
  ...over,
});
const page = (slug: string, over: object = {}) => ({
  version: 0,
  slug,
  status: "published",
  template: "plain",
  show_in: "none",
  title: both("Gifts"),
  excerpt: both("How we wrap."),
  body: both("## Paper\n\nRed."),
  ...over,
});
const wording = (law_version: string, over: object = {}) => ({
  version: 0,
  kind: "returns",
  law_version,
  effective_at: "2026-03-01T00:00:00.000Z",
  body: both(`Wording ${law_version}`),
  changes: both("Days."),
  publish: true,
  ...over,
});

const send = (path: string, body: object) =>
  backend().call(path, {
    method: "POST",
    headers: { "Content-Type": "application/json", lang: "en" },
    body: JSON.stringify(body),
  });

it("R-ENT-16[content] R-API-27[contents] posts, questions and pages are in the document, and their answers keep the contract", async () => {
  const { body: document } = await backend().call("openapi.json");
  const own = ["blogs", "blogs/{id}", "faqs", "pages", "pages/{slag}"];
  for (const path of own) expect(Object.keys(document.paths)).toContain(`/api/home/${path}`);
  const post = await publish(await sitDownToWrite(backend()));
  await (await staff()).post("admin/pages", page("contract"));
  backend().clock.advance(60_000);
  for (const [path, shape] of [
    ["blogs", postList],
    [`blogs/${post}`, postShape],
    ["faqs", faqList],
    ["pages", textPageList],
    ["pages/contract", textPage],
  ] as const) {
    const { status, body } = await backend().call(`home/${path}`, { headers: { lang: "en" } });
    expect([path, status]).toEqual([path, 200]);
    expect(shape.parse(body)).toEqual(body);
  }
});

describe("questions", () => {
  it("R-ROUTE-23[list] the demo's are there in both languages, with sanitised answers", async () => {
    for (const lang of ["en", "fa"]) {
      const { body } = await backend().call(`home/faqs?l=${lang}`);
      expect(body.total).toBeGreaterThan(0);
      expect(body.data[0].answer_html).toContain("&lt;p&gt;");
    }
  });

  it("finds them by words in either script's letters and digits", async () => {
    const desk = await staff();
    await desk.post("admin/faqs", question("bags-come"));
    backend().clock.advance(60_000);
    const find = async (q: string) => {
      const { body } = await backend().call(`home/faqs?l=fa&q=${encodeURIComponent(q)}`);
      return body.data.some(({ slug }: { slug: string }) => slug === "bags-come");
    };
    expect(await find("كيف‌ها")).toBe(true);
    expect(await find("کیفها دو")).toBe(true);
    expect(await find("zebra")).toBe(false);
  });

  it("counts a reader's first word alone, and hides what is not shown", async () => {
    const desk = await staff();
    const { body: made } = await desk.post("admin/faqs", question("votes"));
    const vote = { helpful: true, reader: crypto.randomUUID() };
    const path = `home/faqs/${made.id}/helpful`;
    expect((await send(path, vote)).body).toEqual({ counted: true });
    expect((await send(path, { ...vote, helpful: false })).body).toEqual({ counted: false });
    const { body } = await desk.get(`admin/faqs/${made.id}`);
    expect([body.faq.helpful_yes, body.faq.helpful_no]).toEqual([1, 0]);
    await desk.post(`admin/faqs/${made.id}`, question("votes", { version: 1, active: false }));
    expect((await send(path, { helpful: true, reader: crypto.randomUUID() })).status).toBe(404);
  });
});

describe("a question that two people write", () => {
  it("is refused on an older version, whose words stay to be compared", async () => {
    const desk = await staff();
    const { body: made } = await desk.post("admin/faqs", question("two-people"));
    const change = (text: string) =>
      desk.post(
        `admin/faqs/${made.id}`,
        question("two-people", { version: 1, question: both(text) }),
      );
    expect((await change("Quicker?")).status).toBe(200);
    expect((await change("Slower?")).body.msg).toBe("content.changed");
    const { body: opened } = await desk.get(`admin/faqs/${made.id}?version=1`);
    expect([opened.faq.version, opened.faq.question.en]).toEqual([2, "When does it come?"]);
  });
});

describe("pages of text", () => {
  it("R-ROUTE-24[page] is read once it is published; older states can be opened", async () => {
    const desk = await staff();
    const { body: made } = await desk.post("admin/pages", page("gifts", { status: "draft" }));
    expect((await backend().call("home/pages/gifts")).status).toBe(404);
    await desk.post(`admin/pages/${made.id}`, page("gifts", { version: 1, title: both("Wrap") }));
    backend().clock.advance(60_000);
    const { body } = await backend().call("home/pages/gifts?l=en");
    expect(body.title).toBe("Wrap");
    expect(body.body_html).toContain("&lt;h2 id=");
    const old = await desk.get(`admin/pages/${made.id}?version=1`);
    expect(old.body.page.title.en).toBe("Gifts");
    expect(old.body.page.version).toBe(2);
    expect(old.body.versions).toHaveLength(2);
  });

  it("refuses a change of an older version, and an address that is taken", async () => {
    const desk = await staff();
    const { body: made } = await desk.post("admin/pages", page("twice"));
    const change = () => desk.post(`admin/pages/${made.id}`, page("twice", { version: 1 }));
    expect((await change()).status).toBe(200);
    expect((await change()).body.msg).toBe("content.changed");
    expect((await desk.post("admin/pages", page("twice"))).body.errors.slug).toEqual([
      "content.slug_taken",
    ]);
  });
});

describe("the end of an address", () => {
  it("R-API-16[free, taken] is free where no other has it: the page's own may stay, and a question has its own", async () => {
    const desk = await staff();
    const { body: made } = await desk.post("admin/pages", page("own-end"));
    const isFree = (kind: string, unique_name: string) =>
      desk.post(`admin/slugs/${kind}`, { unique_name });
    expect(await isFree("page", "free-end")).toMatchObject({
      status: 200,
      body: { data: { unique_name: "free-end" } },
    });
    expect(await isFree("page", "own-end")).toMatchObject({
      status: 409,
      body: { msg: "content.slug_taken" },
    });
    expect((await isFree(`page?except=${made.id}`, "own-end")).status).toBe(200);
    expect((await isFree("faq", "own-end")).status).toBe(200);
  });
});

describe("the law", () => {
  it("tells the staff which wording holds, which comes and which did hold", async () => {
    const desk = await staff();
    const kind = "cookies";
    await desk.post("admin/law", wording("b-1", { kind }));
    await desk.post(
      "admin/law",
      wording("b-2", { kind, effective_at: "2026-03-02T00:00:00.000Z" }),
    );
    await desk.post(
      "admin/law",
      wording("b-3", { kind, effective_at: "2999-01-01T00:00:00.000Z" }),
    );
    await desk.post("admin/law", wording("b-4", { kind, publish: false }));
    const { body } = await desk.get("admin/law");
    const states = new Map(
      body.data.map((one: { law_version: string; state: string }) => [one.law_version, one.state]),
    );
    const asked = ["b-1", "b-2", "b-3", "b-4"].map((name) => states.get(name));
    expect(asked).toEqual(["past", "current", "coming", "draft"]);
  });

  it("says when a wording takes another's place, whatever kind is asked for: the list of them changes, too", async () => {
    const desk = await staff();
    const changesAt = async (kind: string) =>
      (await backend().call(`home/law?kind=${kind}`)).body.changes_at;
    const at = new Date(backend().clock.time + 3_600_000).toISOString();
    await desk.post("admin/law", wording("d-1", { kind: "cookies", effective_at: at }));
    expect([await changesAt("cookies"), await changesAt("terms")]).toEqual([at, at]);
    backend().clock.advance(3_600_000);
    expect(await changesAt("terms")).not.toBe(at);
    expect((await backend().call("home/law?kind=cookies")).body.current).toBe("d-1");
  });

  it("refuses a change of an older draft", async () => {
    const desk = await staff();
    const draft = wording("c-1", { publish: false });
    const { body: made } = await desk.post("admin/law", draft);
    const change = () => desk.post(`admin/law/${made.id}`, { ...draft, version: 1 });
    expect((await change()).status).toBe(200);
    expect((await change()).body.msg).toBe("content.changed");
  });

  it("domain 4.4 a wording holds from its day, and never changes once it is published", async () => {
    const desk = await staff();
    const { body: made } = await desk.post("admin/law", wording("a-1"));
    const next = wording("a-2", { effective_at: "2027-01-01T00:00:00.000Z" });
    await desk.post("admin/law", next);
    const changed = { ...wording("a-1"), version: 1, body: both("Other") };
    expect((await desk.post(`admin/law/${made.id}`, changed)).body.msg).toBe("content.published");
    backend().clock.advance(60_000);
    const now = await backend().call("home/law?kind=returns&l=en");
    expect(now.body.current).toBe("a-1");
    expect(now.body.text.body_html).toContain("Wording a-1");
    const later = await backend().call("home/law?kind=returns&version=a-2&l=en");
    expect(later.body.text.body_html).toContain("Wording a-2");
    expect((await backend().call("home/law?kind=returns&version=a-9")).status).toBe(404);
    expect((await backend().call("home/law?kind=nonsense")).status).toBe(404);
  });
});
