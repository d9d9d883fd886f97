import { expect, test } from "@playwright/test";
import { languages } from "#backend/contract/languages";
import { ask } from "../support/ask";
import { languageCodes } from "../support/languages";
import { elementsOf } from "../support/markup";
import { shopUrl } from "../support/shop-url";

interface Manifest {
  name: string;
  short_name: string;
  lang: string;
  dir: string;
  start_url: string;
  scope: string;
  display: string;
  share_target: { action: string; method: string; params: Record<string, string> };
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

for (const lang of languageCodes) {
  test(`what a phone shares with the shop is opened where it is the shop's, else searched for (${lang})`, async () => {
    const manifest = (await ask(`/manifest/${lang}.webmanifest`)).json() as Manifest;
    const { action, method, params } = manifest.share_target;
    expect([action, method]).toEqual([`/${lang}/share`, "GET"]);
    const listing = `/${lang}/home/products`;
    const share = async (given: Record<string, string>) => {
      const query = Object.entries(given).map(([what, value]) => [params[what] ?? what, value]);
      const { status, headers } = await ask(`${action}?${new URLSearchParams(query)}`);
      expect(status).toBe(302);
      return headers.location;
    };
    const law = `/${lang}/home/law?a=1#b`;
    expect(await share({ url: shopUrl() + law })).toBe(law);
    expect(await share({ title: "A page", text: `Look: ${shopUrl()}${law}` })).toBe(law);
    expect(await share({ text: "lamp" })).toBe(`${listing}?q=lamp`);
    expect(await share({ title: "lamp", text: "https://evil.example/x" })).toBe(
      `${listing}?q=lamp`,
    );
    expect(await share({ text: "x".repeat(10_000) })).toBe(`${listing}?q=${"x".repeat(100)}`);
    expect(await share({})).toBe(listing);
  });

  test(`security: nobody is led to another host by what is shared (${lang})`, async () => {
    for (const url of [
      "https://evil.example/",
      `${shopUrl()}.evil.example/`,
      `${shopUrl()}//evil.example`,
      `${shopUrl()}/\\evil.example`,
      `${shopUrl()}@evil.example/`,
      "javascript:alert(1)",
    ]) {
      const { status, headers } = await ask(`/${lang}/share?${new URLSearchParams({ url })}`);
      expect([status, headers.location], url).toEqual([302, `/${lang}/home/products`]);
    }
  });
}

test("R-PWA-01[served] the worker is a script that is asked for each time", async () => {
  const worker = await ask("/sw.js");
  expect(worker.status).toBe(200);
  expect(worker.headers["content-type"]).toContain("javascript");
  expect(worker.headers["cache-control"]).toMatch(/no-cache|no-store/);
});
