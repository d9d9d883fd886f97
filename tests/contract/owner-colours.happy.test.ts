import { createRequestHandler } from "@remix-run/node";
import { afterEach, beforeEach, expect, it } from "vitest";
import { example } from "#backend/features/import-export/import/examples.fixture";
import { importFiles, sayProblems } from "#backend/features/import-export/import/files-of.fixture";
import { buildOf } from "~/rendered-build.fixture";
import { fakeRequest } from "~/request/context.fixture";
import { loader as loadManifest } from "~/routes/resources/manifest";
import { provideTestBackend } from "../support/backend";
import { testPackage } from "../support/database-template";
import { elementsOf } from "../support/markup";
import { forgetAnswers, storefrontOf } from "../support/storefront";

const backend = provideTestBackend();

beforeEach(forgetAnswers);
afterEach(forgetAnswers);

async function importSite(text: string): Promise<void> {
  const files = { "shop.json": text };
  expect(sayProblems(await importFiles(backend().shop.database, files))).toEqual([]);
  backend().clock.advance(60_000);
  forgetAnswers();
}

/** What a page and the manifest say of the shop's colours. */
async function readColours() {
  const render = createRequestHandler(buildOf({ default: () => null }), "production");
  const html = await (await render(fakeRequest("/fa/home/law"), storefrontOf(backend()))).text();
  const request = fakeRequest("/manifest/fa.webmanifest");
  const params = { file: "fa.webmanifest" };
  const { theme_color, background_color } = await (
    await loadManifest({ request, context: storefrontOf(backend()), params })
  ).json();
  return {
    bars: elementsOf(html, "meta")
      .filter(({ name }) => name === "theme-color")
      .map(({ content }) => content),
    style: /<style[^>]* ?id="site-colors"[^>]*>([^<]*)</.exec(html)?.[1],
    manifest: { theme_color, background_color },
  };
}

it("the example's colours are the served page's and the installed shop's once they are imported", async () => {
  expect(await readColours()).toEqual({
    bars: ["#fbf8f2", "#12181c"],
    style: undefined,
    manifest: { theme_color: "#fbf8f2", background_color: "#fbf8f2" },
  });
  await importSite(example("shop.json"));
  expect(await readColours()).toEqual({
    bars: ["#17a2a2"],
    style: ":root{--color-accent: #e07a4f; --color-on-accent: #1d2630; --radius-card: 8px;}",
    manifest: { theme_color: "#17a2a2", background_color: "#fbf8f2" },
  });
});

it("the owner's paper is the installed shop's ground, and its bars where they name no other colour", async () => {
  const site = { package: testPackage, meta_tag: "", colors: "--color-paper: #ffeedd;" };
  await importSite(JSON.stringify({ site_default: site }));
  const { bars, manifest } = await readColours();
  expect(bars).toContain("#ffeedd");
  expect(manifest).toEqual({ theme_color: "#ffeedd", background_color: "#ffeedd" });
});
