import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { laboratory } from "#dev/laboratory/laboratory";
import { provideTestBackend } from "../../../tests/support/backend";
import { logIn } from "../../../tests/support/log-in";
import { drawPhonePhoto, drawPicture, drawPng } from "../../../tests/support/pictures";
import { uploads } from "../../db/tables/uploads";
import { pathOf, Sender } from "./uploads.fixture";

const backend = provideTestBackend({ extensions: [laboratory] });

const show = (link: string) => backend().call(pathOf(link));

describe("a picture that is handed in", () => {
  it("R-FILE-03[field] R-API-15[file] comes as the part file, and its link is answered with what is known of it", async () => {
    const { status, body } = await new Sender(backend()).send(await drawPng(), "sofa.png");
    expect(status).toBe(200);
    expect(body.data).toMatch(/^\/api\/upload\/[0-9a-f]{32}\.webp$/);
    expect(body.meta).toMatchObject({
      url: body.data,
      name: "sofa.png",
      type: "image/webp",
      width: 60,
      height: 40,
    });
    expect(body.guest).toMatch(/^[\w-]{40,}$/);
  });

  it("is served as nothing but a picture, for its uploader's browser to keep", async () => {
    const { body } = await new Sender(backend()).send(await drawPng());
    const { status, headers, body: bytes } = await show(body.data);
    expect(status).toBe(200);
    expect(headers.get("Content-Type")).toBe("image/webp");
    expect(headers.get("Cache-Control")).toBe("private, max-age=3600");
    expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
    expect(headers.get("Content-Security-Policy")).toBe("default-src 'none'; sandbox");
    expect(bytes.length).toBe(body.meta.size);
  });

  it("loses what its file says besides, and stands upright", async () => {
    const { body } = await new Sender(backend()).send(await drawPhonePhoto(), "IMG_1.jpg");
    expect(body.meta).toMatchObject({ width: 40, height: 60 });
    const { body: bytes } = await show(body.data);
    const { exif, orientation } = await sharp(bytes).metadata();
    expect([exif, orientation]).toEqual([undefined, undefined]);
    expect(bytes.includes("at home")).toBe(false);
    const { data } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
    // The red corner was at the upper left; a quarter turn brings it to the upper right.
    expect(data.readUInt8(3 * 37)).toBeGreaterThan(150);
    expect(data.readUInt8(0)).toBeLessThan(80);
  });

  it.each(["jpeg", "png", "webp", "avif", "gif"] as const)("may be a %s", async (format) => {
    const bytes = await drawPicture().toFormat(format).toBuffer();
    expect((await new Sender(backend()).send(bytes, "no-name-that-says-it")).status).toBe(200);
  });

  it("is made smaller where it is large", async () => {
    const large = await drawPng({ width: 4000, height: 1000 });
    const { body } = await new Sender(backend()).send(large);
    expect(body.meta).toMatchObject({ width: 2000, height: 500 });
  });

  it("is its user's, and a visitor's by one token", async () => {
    const { userId, token } = await logIn(backend());
    const own = await new Sender(backend(), token).send(await drawPng());
    expect(own.body.guest).toBeNull();
    const visitor = new Sender(backend());
    await visitor.send(await drawPng());
    expect((await visitor.send(await drawPng())).body.guest).toBeNull();
    const rows = await backend().shop.database.run((q) => q.select().from(uploads));
    expect(rows.filter((row) => row.userId === userId)).toHaveLength(1);
  });
});

describe("cutting", () => {
  it("R-CROP-01[middle] without a box keeps the largest middle, in exactly the ratio", async () => {
    const sender = new Sender(backend());
    const wide = await sender.send(await drawPng(), "a.png", "?ratio=2:1");
    expect(wide.body.meta).toMatchObject({ width: 60, height: 30 });
    const square = await sender.send(await drawPng(), "a.png", "?ratio=1:1");
    expect(square.body.meta).toMatchObject({ width: 40, height: 40 });
  });

  it("R-CROP-01[ratio] keeps the part that is asked for, in exactly the ratio", async () => {
    const sender = new Sender(backend());
    const { body } = await sender.send(await drawPng());
    const crop = { ratio: "2:1", x: 0, y: 0, width: 21 };
    const cut = await sender.post(`${pathOf(body.data).replace(".webp", "")}/crop`, crop);
    expect(cut.status).toBe(200);
    expect(cut.body.meta).toMatchObject({ width: 22, height: 11, name: "picture.png" });
    expect(cut.body.data).not.toBe(body.data);
    const { body: bytes } = await show(cut.body.data);
    const { data } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
    expect(data.readUInt8(3 * 3)).toBeGreaterThan(150);
  });
});

describe("what no form claims", () => {
  const clear = async () => {
    const job = backend().backend.jobs.find(({ name }) => name === "retention");
    await job?.run();
  };

  it("goes after a day, its file too; what is claimed stays", async () => {
    const sender = new Sender(backend());
    const links: string[] = [];
    for (let count = 0; count < 2; count++) {
      links.push((await sender.send(await drawPng())).body.data);
    }
    const [kept = "", left = ""] = links;
    const claimed = await sender.post("lab/pictures", { pictures: [kept] });
    expect(claimed.body.data.map(({ url }: { url: string }) => url)).toEqual([kept]);
    backend().clock.advance(86_400_000 - 1000);
    await clear();
    expect((await show(left)).status).toBe(200);
    backend().clock.advance(2000);
    await clear();
    expect((await show(left)).status).toBe(404);
    expect((await show(kept)).status).toBe(200);
    expect((await sender.post("lab/pictures", { pictures: [left] })).status).toBe(400);
  });
});

it("R-FILE-01[links] a form's value keeps its order", async () => {
  const sender = new Sender(backend());
  const first = (await sender.send(await drawPng())).body.data;
  const second = (await sender.send(await drawPng())).body.data;
  const read = await sender.call(`upload?links=${second},${first}`);
  expect(read.body.data.map(({ url }: { url: string }) => url)).toEqual([second, first]);
  const claimed = await sender.post("lab/pictures", { pictures: [second, first] });
  expect(claimed.body.data.map(({ url }: { url: string }) => url)).toEqual([second, first]);
});
