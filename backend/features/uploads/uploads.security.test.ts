import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { laboratory } from "#dev/laboratory/laboratory";
import { provideTestBackend } from "../../../tests/support/backend";
import { logIn } from "../../../tests/support/log-in";
import { animate, drawPng, promisePng, scriptedSvg } from "../../../tests/support/pictures";
import { uploads } from "../../db/tables/uploads";
import { formOf, pathOf, Sender } from "./uploads.fixture";

const backend = provideTestBackend({ extensions: [laboratory], uploadsPerAddress: 3 });
const countRows = () => backend().shop.database.run((q) => q.$count(uploads));

let png: Buffer;
beforeAll(async () => {
  png = await drawPng();
});

/** Where the bodies of this file's tests are written to. */
let spool = "";
beforeAll(async () => {
  spool = await mkdtemp(join(tmpdir(), "timcheh-spool-"));
  vi.stubEnv("TMPDIR", spool);
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await rm(spool, { recursive: true, force: true });
});

/** Sends it, and expects that it is refused and that nothing of it stays. */
async function expectRefused(bytes: Buffer, key: string, name = "picture.png") {
  const before = await countRows();
  const { status, body } = await new Sender(backend()).send(bytes, name);
  expect([status, body.msg, body.errors]).toEqual([
    key === "upload.too_large" ? 413 : 400,
    key,
    { file: [key] },
  ]);
  expect(await countRows()).toBe(before);
  expect(backend().errors).toEqual([]);
}

describe("what is no picture is refused by its content, whatever its name", () => {
  it.each([
    ["a text", Buffer.from("hello")],
    ["nothing", Buffer.alloc(0)],
    ["an SVG with scripts", scriptedSvg],
    ["an archive that unpacks to a gigabyte", gzipSync(Buffer.alloc(50_000_000))],
    ["a page", Buffer.from("<!doctype html><script>alert(1)</script>")],
    ["a PDF", Buffer.from("%PDF-1.7\n")],
    ["a TIFF", Buffer.from("II*\0\b\0\0\0", "latin1")],
  ])("R-FILE-07[server] R-API-15[refused] %s, named .png", (_, bytes) =>
    expectRefused(bytes, "upload.not_a_picture"),
  );

  it("a picture that breaks off", () =>
    expectRefused(png.subarray(0, png.length - 30), "upload.broken"));

  it("a picture's head with nothing behind it", () =>
    expectRefused(png.subarray(0, 16), "upload.broken"));

  it("50,000 × 50,000 pixels in a few bytes", () =>
    expectRefused(promisePng(50_000, 50_000), "upload.too_many_pixels"));

  it.each([
    [16, 20],
    [8, 40],
  ])("more pixels of %i bits in four channels than %i million", async (bits, max) => {
    const bytes = promisePng(max * 1000, 1001, bits);
    const { status, body } = await new Sender(backend()).send(bytes);
    expect([status, body.msg, body.params]).toEqual([400, "upload.too_many_pixels", { max }]);
  });

  it("of 100,000 frames the first one alone", async () => {
    const { status, body } = await new Sender(backend()).send(animate(100_000), "film.gif");
    expect([status, body.meta]).toMatchObject([200, { width: 1, height: 1 }]);
    expect(body.meta.size).toBeLessThan(200);
  });

  it("what a picture also is besides does not come back", async () => {
    const both = Buffer.concat([png, Buffer.from("<script>alert(1)</script>PK\x03\x04")]);
    const { body } = await new Sender(backend()).send(both, "both.html");
    const { headers, body: bytes } = await backend().call(pathOf(body.data));
    expect(headers.get("Content-Type")).toBe("image/webp");
    expect(bytes.includes("script")).toBe(false);
  });
});

describe("bodies", () => {
  const post = (init: RequestInit) => backend().call("upload", { method: "POST", ...init });

  it.each([
    ["JSON", { body: "{}", headers: { "Content-Type": "application/json" } }],
    [
      "multipart without a boundary",
      { body: "x", headers: { "Content-Type": "multipart/form-data" } },
    ],
    ["nothing", {}],
    ["another field", { body: formOf(Buffer.from("x"), "a.png", "picture") }],
  ])("%s: no file arrived", async (_, init) => {
    const { status, body } = await post(init);
    expect([status, body.msg]).toEqual([400, "upload.missing"]);
  });

  it.each(["file", "other"])(
    "a body that breaks off in the middle of the file %s",
    async (field) => {
      const headers = { "Content-Type": "multipart/form-data; boundary=b" };
      const head = `--b\r\nContent-Disposition: form-data; name="${field}"; filename="a.png"\r\n\r\n`;
      const { status, body } = await post({ body: `${head}abc`, headers });
      expect([status, body.msg]).toEqual([400, "upload.broken"]);
    },
  );

  it("R-FILE-05[server] a file over the limit is refused, and one on it is not for its size", async () => {
    const limit = 5 * 1024 * 1024;
    await expectRefused(Buffer.alloc(limit + 1), "upload.too_large");
    await expectRefused(Buffer.alloc(limit), "upload.not_a_picture");
  });

  it("100 MB without a length are refused on the way, and not read to their end", async () => {
    let sent = 0;
    const head = '--b\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\n';
    const body = new ReadableStream({
      start: (controller) => controller.enqueue(Buffer.from(head)),
      pull: (controller) => {
        sent += 1;
        controller.enqueue(Buffer.alloc(1024 * 1024));
        if (sent === 100) controller.close();
      },
    });
    const headers = { "Content-Type": "multipart/form-data; boundary=b" };
    const init: RequestInit & { duplex: "half" } = { body, headers, duplex: "half" };
    const answer = await post(init);
    expect([answer.status, answer.body.msg]).toEqual([413, "upload.too_large"]);
    expect(sent).toBeLessThan(10);
    expect(await readdir(spool)).toEqual([]);
  });

  it("a name that steers the terminal or has no end is tidied", async () => {
    const { body } = await new Sender(backend()).send(png, `a\u202egnp.${"x".repeat(500)}.png`);
    expect(body.meta.name).toMatch(/^agnp\.x+$/);
    expect(body.meta.name).toHaveLength(120);
  });
});

describe("other people's pictures", () => {
  it("can't be cut, read or claimed: 404 or 400, the same as unknown ones", async () => {
    const [ours, theirs] = [
      new Sender(backend()),
      new Sender(backend(), (await logIn(backend())).token),
    ];
    await ours.send(png);
    const { body } = await theirs.send(png);
    const file = pathOf(body.data).replace(".webp", "");
    const unknown = `upload/${"0".repeat(32)}`;
    for (const path of [file, unknown, "upload/..%2f..%2fetc"]) {
      const crop = { ratio: "1:1", x: 0, y: 0, width: 9 };
      expect((await ours.post(`${path}/crop`, crop)).status).toBe(404);
    }
    expect((await ours.call(`upload?links=${body.data}`)).body.data).toEqual([]);
    const claimed = await ours.post("lab/pictures", { pictures: [body.data] });
    expect([claimed.status, claimed.body.errors]).toEqual([400, { pictures: ["upload.gone"] }]);
    expect((await theirs.post("lab/pictures", { pictures: [body.data] })).status).toBe(200);
  });

  it("a token that was planted finds nothing, and is not taken over", async () => {
    const sender = new Sender(backend());
    sender.token = "planted-token-planted-token";
    const { body } = await sender.send(png);
    expect(body.guest).not.toBeNull();
    const rows = await backend().shop.database.run((q) => q.select().from(uploads));
    expect(JSON.stringify(rows)).not.toContain(body.guest);
  });
});

describe("claims", () => {
  it("R-FILE-04[server] at most three, each once, and links only", async () => {
    const sender = new Sender(backend());
    const { body } = await sender.send(png);
    for (const [pictures, key] of [
      [[body.data, body.data], "upload.gone"],
      [["https://elsewhere.example/a.webp"], "upload.gone"],
      [["javascript:alert(1)"], "upload.gone"],
      [Array(4).fill(body.data), "upload.over"],
    ] as const) {
      const { status, body: refused } = await sender.post("lab/pictures", { pictures });
      expect([status, refused.errors]).toEqual([400, { pictures: [key] }]);
    }
    expect((await sender.post("lab/pictures", { pictures: [body.data] })).status).toBe(200);
    expect((await sender.post("lab/pictures", { pictures: [body.data] })).status).toBe(400);
  });
});

it.each([
  { ratio: "0:1", x: 0, y: 0, width: 9 },
  { ratio: "1:1", x: -1, y: 0, width: 9 },
  { ratio: "1:1", x: 0, y: 0, width: 0 },
  { ratio: "1:1", x: 0, y: 0, width: 1e9 },
  { ratio: "1:1", x: 59, y: 39, width: 30 },
  { ratio: "1:1", x: 0, y: 0, width: 9, height: 9 },
  { ratio: "99:1", x: 0, y: 0, width: 99 },
  {},
])("a box that can't be cut, %j, is refused", async (crop) => {
  const sender = new Sender(backend());
  const { body } = await sender.send(png);
  const { status } = await sender.post(`${pathOf(body.data).replace(".webp", "")}/crop`, crop);
  expect(status).toBe(400);
  expect(backend().errors).toEqual([]);
});

it("one address hands in only so many in an hour", async () => {
  const send = () =>
    backend().call("upload", {
      method: "POST",
      headers: { "X-Forwarded-For": "203.0.113.7" },
      body: formOf(png, "a.png"),
    });
  for (let count = 0; count < 3; count++) expect((await send()).status).toBe(200);
  const refused = await send();
  expect([refused.status, refused.body.msg]).toEqual([429, "error.too_many_requests"]);
});
