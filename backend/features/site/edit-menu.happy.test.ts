import { describe, expect, it } from "vitest";
import { provideTestBackend } from "../../../tests/support/backend";
import { staffOf } from "../orders/staff.fixture";

const backend = provideTestBackend();
const staff = () => staffOf(backend(), "content.write");
const entry = (title: string, over: object = {}) => ({
  version: 0,
  menu: "footer",
  parent: null,
  place: 1,
  title: { en: title, fa: "" },
  link: "/home/faqs",
  shown: true,
  ...over,
});
const shoppersMenu = async (menu = "footer") => {
  backend().clock.advance(60_000);
  return (await backend().call(`home/menu/${menu}?l=en`)).body;
};
const titles = (entries: { title: string }[]) => entries.map(({ title }) => title);

describe("the menus' editor", () => {
  it("R-API-11[menu] shoppers see entries in the order in which the owner puts them, and none that is hidden", async () => {
    const desk = await staff();
    const { body: first } = await desk.post("admin/menus", entry("One"));
    await desk.post("admin/menus", entry("Two"));
    await desk.post(
      "admin/menus",
      entry("Below", { parent: first.id, link: "https://a.example/x" }),
    );
    const menu = await shoppersMenu();
    expect(titles(menu)).toEqual(["Two", "One"]);
    expect(titles(menu[1].children)).toEqual(["Below"]);
    await desk.post(`admin/menus/${first.id}`, entry("First", { version: 1, place: 1 }));
    expect(titles(await shoppersMenu())).toEqual(["First", "Two"]);
    await desk.post(`admin/menus/${first.id}`, entry("First", { version: 2, shown: false }));
    expect(titles(await shoppersMenu())).toEqual(["Two"]);
    const { body } = await desk.get("admin/menus");
    const own = body.data.filter(({ menu: name }: { menu: string }) => name === "footer");
    expect(own.map(({ level, place }: { level: number; place: number }) => [level, place])).toEqual(
      [
        [0, 1],
        [1, 1],
        [0, 2],
      ],
    );
    expect((await desk.post(`admin/menus/${first.id}/remove`, { version: 3 })).status).toBe(200);
    expect(
      (await desk.get("admin/menus")).body.data.map((one: { id: number }) => one.id),
    ).not.toContain(first.id);
  });

  it("refuses a change of an older version, and a menu that would stand below itself or too deep", async () => {
    const desk = await staff();
    const { body: top } = await desk.post("admin/menus", entry("Top"));
    const change = (over: object) => desk.post(`admin/menus/${top.id}`, entry("Top", over));
    expect((await change({ version: 1 })).status).toBe(200);
    expect((await change({ version: 1 })).body.msg).toBe("content.changed");
    expect((await desk.post(`admin/menus/${top.id}/remove`, { version: 1 })).body.msg).toBe(
      "content.changed",
    );
    expect((await change({ version: 2, parent: top.id })).status).toBe(400);
    let parent = top.id;
    for (const name of ["Second", "Third", "Fourth"]) {
      const { status, body } = await desk.post("admin/menus", entry(name, { parent }));
      expect(status).toBe(200);
      parent = body.id;
    }
    expect((await desk.post("admin/menus", entry("Fifth", { parent }))).status).toBe(400);
    expect((await change({ version: 2, parent })).status).toBe(400);
    const { body: other } = await desk.post("admin/menus", entry("Other"));
    expect((await change({ version: 2, parent: other.id })).status).toBe(400);
  });

  it.each([
    "javascript:alert(1)",
    "//evil.example",
    "http://evil.example",
    "/\\evil",
    "/:lang/x",
    "home",
  ])("refuses a link to %s", async (link) => {
    const desk = await staff();
    expect((await desk.post("admin/menus", entry("Bad", { link }))).status).toBe(400);
  });

  it("an empty menu is filled once", async () => {
    const desk = await staff();
    const { body } = await desk.get("admin/menus");
    for (const { id, version, menu, level } of body.data) {
      if (menu === "footer" && level === 0)
        await desk.post(`admin/menus/${id}/remove`, { version });
    }
    const title = { en: "Help", fa: "راهنما" };
    const fill = () =>
      desk.post("admin/menus/fill", {
        menu: "footer",
        entries: [{ title, link: "", children: [{ title, link: "/home/faqs" }] }],
      });
    expect((await fill()).status).toBe(200);
    expect((await fill()).body.msg).toBe("content.changed");
    const [help] = await shoppersMenu();
    expect(titles(help.children)).toEqual(["Help"]);
  });

  it("is for whoever may write", async () => {
    const desk = await staffOf(backend(), "tickets.read");
    expect((await desk.get("admin/menus")).status).toBe(403);
    expect((await desk.post("admin/menus", entry("No"))).status).toBe(403);
  });
});
