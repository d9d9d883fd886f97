import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { provideTestBackend } from "../../../tests/support/backend";
import { pictureWidths } from "../../contract/catalog";

const backend = provideTestBackend();

async function somePicture(place = 0): Promise<string> {
  const { body } = await backend().call("home/products?per_page=12");
  return body.data[place].image.url.replace("/api/", "");
}

describe("pictures", () => {
  it.each(pictureWidths)("come %i pixels wide, for ever", async (width) => {
    const { status, headers, body } = await backend().call(`${await somePicture()}?w=${width}`);
    expect(status).toBe(200);
    expect(headers.get("Content-Type")).toBe("image/webp");
    expect(headers.get("Cache-Control")).toContain("immutable");
    expect(headers.get("Vary")).toBe("Accept");
    expect(await sharp(body).metadata()).toMatchObject({ width, height: width, format: "webp" });
  });

  it("are smaller for lite pages", async () => {
    const url = await somePicture();
    const full = await backend().call(`${url}?w=300`);
    const lite = await backend().call(`${url}?w=300&q=lite`);
    expect(await sharp(lite.body).metadata()).toMatchObject({ width: 300, format: "webp" });
    expect(lite.body.length).toBeLessThan(full.body.length);
  });

  it("are drawn for nobody who asks for what is there alone", async () => {
    const path = `${await somePicture(5)}?w=1080`;
    const isThere = async () =>
      (await backend().call(path, { headers: { "Cache-Control": "only-if-cached" } })).status;
    expect(await isThere()).toBe(504);
    await backend().call(path);
    expect(await isThere()).toBe(200);
  });

  it("are drawn once for all who ask at the same time", async () => {
    const url = await somePicture();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => backend().call(`${url}?w=200&q=lite`)),
    );
    expect(new Set(answers.map(({ body }) => body.toString("base64"))).size).toBe(1);
  });
});
