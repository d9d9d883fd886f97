import { expect, it } from "vitest";
import { provideTestBackend } from "../../../tests/support/backend";
import { staffOf } from "../orders/staff.fixture";

const backend = provideTestBackend();
const persian = (text: string) => ({ en: "", fa: text });
const both = { en: "Gifts", fa: "هدیه‌ها" };
const read = async (path: string) => {
  backend().clock.advance(60_000);
  return (await backend().call(path)).body;
};

it("a question says which of its words are in another language, and nothing where none is", async () => {
  const desk = await staffOf(backend(), "content.write");
  const question = { version: 0, group: "other", sort: 1, active: true };
  const gap = { slug: "gap", question: both, answer: persian("بله") };
  const full = { slug: "full", question: both, answer: both };
  for (const one of [gap, full]) await desk.post("admin/faqs", { ...question, ...one });
  const find = async (lang: string, slug: string) => {
    const { data } = await read(`home/faqs?l=${lang}`);
    return data.find((one: { slug: string }) => one.slug === slug);
  };
  expect(await find("en", "gap")).toMatchObject({ question: "Gifts", said_in: { answer: "fa" } });
  expect((await find("en", "gap")).said_in).toEqual({ answer: "fa" });
  for (const [lang, slug] of [
    ["fa", "gap"],
    ["en", "full"],
  ] as const) {
    expect(await find(lang, slug)).not.toHaveProperty("said_in");
  }
});

it("a page says of its title, lead and body which are in another language", async () => {
  const desk = await staffOf(backend(), "content.write");
  const page = { version: 0, slug: "gap", status: "published", template: "plain", show_in: "none" };
  const words = { title: both, excerpt: persian("پیچیدن"), body: persian("کاغذ") };
  await desk.post("admin/pages", { ...page, ...words });
  expect((await read("home/pages/gap?l=en")).said_in).toEqual({ excerpt: "fa", body: "fa" });
  expect(await read("home/pages/gap?l=fa")).not.toHaveProperty("said_in");
});

it("an entry of a menu says that its title is in another language", async () => {
  const desk = await staffOf(backend(), "content.write");
  const entry = { version: 0, menu: "footer", parent: null, place: 1, link: "/home/faqs" };
  await desk.post("admin/menus", { ...entry, shown: true, title: persian("راهنما") });
  const [there] = await read("home/menu/footer?l=en");
  expect(there).toMatchObject({ title: "راهنما", lang: "fa" });
  const [own] = await read("home/menu/footer?l=fa");
  expect(own).not.toHaveProperty("lang");
});

it("a legal text says of its body and its changes which are in another language", async () => {
  const desk = await staffOf(backend(), "content.write");
  const day = 86_400_000;
  const write = (name: string, days: number, words: object) =>
    desk.post("admin/law", {
      ...{ version: 0, kind: "complaints", law_version: name, publish: true, ...words },
      effective_at: new Date(backend().clock.time - days * day).toISOString(),
    });
  await write("gap", 2, { body: persian("شکایت"), changes: both });
  expect((await read("home/law?l=en&kind=complaints")).text.said_in).toEqual({ body: "fa" });
  expect((await read("home/law?l=fa&kind=complaints")).text).not.toHaveProperty("said_in");
  await write("full", 1, { body: both, changes: both });
  expect((await read("home/law?l=en&kind=complaints")).text).not.toHaveProperty("said_in");
});
