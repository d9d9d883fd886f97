import { expect, it } from "vitest";
import { provideTestBackend } from "../../../tests/support/backend";
import { isStorable } from "../../contract/storable-text";
import { staffOf } from "../orders/staff.fixture";
import { attacks } from "../rich-text/attacks.fixture";
import { aBanner, aText, decoded, readHome, somePicture } from "./home.fixture";

const backend = provideTestBackend();

it("is for whoever may write", async () => {
  const desk = await staffOf(backend(), "tickets.read");
  expect((await desk.get("admin/home-blocks")).status).toBe(403);
  expect((await desk.post("admin/home-blocks", aText("No"))).status).toBe(403);
  expect((await desk.post("admin/home-blocks/1", aText("No", { version: 1 }))).status).toBe(403);
  const move = { version: 1, move: "hide" };
  expect((await desk.post("admin/home-blocks/1/move", move)).status).toBe(403);
  expect((await desk.post("admin/home-blocks/1/remove", { version: 1 })).status).toBe(403);
  const visitor = await backend().call("admin/home-blocks");
  expect(visitor.status).toBe(401);
});

it.each([
  "javascript:alert(1)",
  "//evil.example",
  "/\\evil.example",
  "https://evil.example",
  "/:lang/x",
  "home/law",
  "",
])("a banner doesn't lead to %s", async (link) => {
  const desk = await staffOf(backend(), "content.write");
  const banner = aBanner(await somePicture(backend()), { link });
  expect((await desk.post("admin/home-blocks", banner)).status).toBe(400);
});

it("a text runs nothing, whatever is written in it", async () => {
  const desk = await staffOf(backend(), "content.write");
  const source = attacks.filter(isStorable).join("\n\n");
  expect((await desk.post("admin/home-blocks", aText(source))).status).toBe(200);
  const html = decoded((await readHome(backend())).at(-1).html);
  expect(html).toContain("attacked()");
  expect(html).not.toMatch(/<\/?(?:script|iframe|object|embed|form|style|svg|base|meta|link)\b/i);
  expect(html).not.toMatch(/<\w+[^<>]*\son\w+=/i);
  expect(html).not.toMatch(/<\w+[^<>]*(?:href|src)="\s*(?:javascript|data|vbscript):/i);
});
