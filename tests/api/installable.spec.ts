import { expect, test } from "@playwright/test";
import { languageCodes, languages } from "#backend/contract/languages";
import { ask } from "../support/ask";
import { elementsOf } from "../support/markup";

interface Manifest {
  name: string;
  short_name: string;
  lang: string;
  dir: string;
  start_url: string;
  scope: string;
  display: string;
  icons: { src: string; sizes: string; purpose?: string }[];
}

for (const lang of languageCodes) {
  test(`R-PWA-02[manifest, linked] the manifest of ${lang} makes the shop installable`, async () => {
    const { text } = await ask(`/${lang}`);
    const href = elementsOf(text, "link").find(({ rel }) => rel === "manifest")?.href ?? "";
    const answer = await ask(href);
    expect(answer.status).toBe(200);
    expect(answer.headers["content-type"]).toMatch(/manifest\+json|application\/json/);
    const manifest = answer.json() as Manifest;
    expect(manifest).toMatchObject({
      lang,
      dir: languages[lang].dir,
      scope: "/",
      display: "standalone",
    });
    expect(manifest.short_name).toBeTruthy();
    expect(manifest.name).toContain(manifest.short_name);
    expect(manifest.start_url).toContain(`/${lang}`);
    const sizes = manifest.icons.map((icon) => icon.sizes);
    expect(sizes).toEqual(expect.arrayContaining(["192x192", "512x512"]));
    for (const { src } of manifest.icons) {
      const icon = await ask(src);
      expect(icon.status).toBe(200);
      expect(icon.headers["content-type"]).toMatch(/^image\//);
    }
  });
}

test("R-PWA-01[served] the worker is a script that is asked for each time", async () => {
  const worker = await ask("/sw.js");
  expect(worker.status).toBe(200);
  expect(worker.headers["content-type"]).toContain("javascript");
  expect(worker.headers["cache-control"]).toMatch(/no-cache|no-store/);
});
