import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { projectFolder } from "../../../runner/command";
import { findProduct, productPath } from "../../../support/catalogue";
import { expect, test } from "../../../support/fixtures";

interface RouteFiles {
  module: string;
  imports?: string[];
  css?: string[];
}

const assets = join(projectFolder, "build/client/assets");

/** The build's table of all routes. A page has only those of it that it has come across. */
function readRoutes(): [id: string, files: RouteFiles][] {
  const begin = "window.__remixManifest=";
  const tables = readdirSync(assets)
    .filter((name) => /^manifest-.*\.js$/.test(name))
    .map((name) => readFileSync(join(assets, name), "utf8"));
  const table = tables.find((text) => text.startsWith(begin)) ?? "";
  return Object.entries(JSON.parse(table.slice(begin.length).replace(/;\s*$/, "")).routes);
}

/** The files that the laboratory alone has. */
function findLabFiles(): Set<string> {
  const routes = readRoutes();
  const files = (ofLab: boolean) =>
    routes
      .filter(([id]) => /^(bare|lang):lab\b/.test(id) === ofLab)
      .flatMap(([, { module, imports = [], css = [] }]) => [module, ...imports, ...css]);
  const ofOthers = new Set(files(false));
  return new Set(files(true).filter((file) => !ofOthers.has(file)));
}

test("R-LAB-01[no-code] no public page loads any of the laboratory's code", async ({
  page,
  shopper,
}) => {
  const loaded = new Set<string>();
  page.on("request", (request) => loaded.add(new URL(request.url()).pathname));
  const product = productPath("en", await findProduct("en"));
  for (const path of ["/en", "/fa/home/products", product, "/en/home/law", "/login"]) {
    await shopper.open(path);
    await page.waitForLoadState("networkidle");
  }
  const ofLab = findLabFiles();
  expect(ofLab.size).toBeGreaterThan(28);
  expect([...loaded].filter((path) => ofLab.has(path))).toEqual([]);

  await shopper.open("/en/__lab/phone");
  expect(
    [...loaded].some((path) => ofLab.has(path)),
    "the laboratory's own page does",
  ).toBe(true);
});
