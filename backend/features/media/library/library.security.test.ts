import sharp from "sharp";
import { expect, it } from "vitest";
import { provideTestBackend } from "../../../../tests/support/backend";
import { drawPhonePhoto } from "../../../../tests/support/pictures";
import { formOf } from "../../uploads/uploads.fixture";
import { drawNew, librarianOf } from "./library.fixture";

const backend = provideTestBackend({ uploadsPerAddress: 4 });

it("is for whoever may write: others of the staff and visitors get nothing in and nothing out", async () => {
  const writer = await librarianOf(backend());
  const { id } = await writer.addNew();
  const other = await librarianOf(backend(), "tickets.reply");
  const fields = { version: 1, name: "x", alt: { en: "x", fa: "" } };
  for (const answer of [
    await other.add(await drawNew()),
    await other.call("admin/media"),
    await other.call(`admin/media/${id}`),
    await other.post(`admin/media/${id}`, fields),
    await other.post(`admin/media/${id}/crop`, { ratio: "1:1" }),
    await other.post(`admin/media/${id}/remove`, { version: 1 }),
  ]) {
    expect(answer.status).toBe(403);
  }
  const body = formOf(await drawNew(), "a.png");
  expect((await backend().call("admin/media", { method: "POST", body })).status).toBe(401);
  expect((await writer.call(`admin/media/${id}`)).body.picture.name).toBe("picture.png");
});

it("what a picture also is besides does not come back, nor where it was taken", async () => {
  const desk = await librarianOf(backend());
  const both = Buffer.concat([
    await drawPhonePhoto(),
    Buffer.from("<script>alert(1)</script>PK\x03\x04"),
  ]);
  const { body } = await desk.add(both, "both.html");
  const { picture } = (await desk.call(`admin/media/${body.id}`)).body;
  const shown = await backend().call(`${picture.url.replace("/api/", "")}?w=300`);
  expect(shown.headers.get("Content-Type")).toBe("image/webp");
  expect(shown.body.includes("script")).toBe(false);
  const { exif } = await sharp(shown.body).metadata();
  expect(exif).toBeUndefined();
});

it("a name that steers the terminal or has no end is tidied", async () => {
  const desk = await librarianOf(backend());
  const { name } = await desk.addNew(`a\u202egnp.${"x".repeat(500)}.png`);
  expect(name).toMatch(/^agnp\.x+$/);
  expect(name).toHaveLength(120);
});

it("one person hands in only so many in an hour", async () => {
  const desk = await librarianOf(backend());
  for (let count = 0; count < 4; count++)
    expect((await desk.add(await drawNew())).status).toBe(200);
  const refused = await desk.add(await drawNew());
  expect([refused.status, refused.body.msg]).toEqual([429, "error.too_many_requests"]);
});
