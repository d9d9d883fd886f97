import type { Page } from "@playwright/test";
import { allLabComponents, type LabComponent } from "#dev/laboratory/routes/components";
import budgets from "../budgets.json" with { type: "json" };
import { ask } from "../support/ask";
import { choosePng } from "../support/chosen-files";
import { expect, test } from "../support/fixtures";
import { shopUrl } from "../support/shop-url";
import { startPage } from "../support/start-page";
import { say } from "../support/words";

interface Enhancement {
  budget: keyof typeof budgets.ownComponentKB;
  /** The page of the laboratory that has it. */
  path: string;
  /** Uses it, until what it loads is there. */
  use: (page: Page) => Promise<void>;
}

async function openCalendar(page: Page): Promise<void> {
  await page.locator(".date-open").first().click();
  await page.locator(".calendar-days").waitFor();
}

async function openCropper(page: Page): Promise<void> {
  const input = page.getByLabel(say("en", "lab.crop_label"));
  await input.setInputFiles(await choosePng("sofa.png", 301, 203));
  await page.getByRole("dialog", { name: say("en", "crop.title") }).waitFor();
  await page.getByRole("button", { name: say("en", "crop.confirm") }).waitFor();
}

async function openTree(page: Page): Promise<void> {
  const asItems = page.getByRole("button", { name: say("en", "fields.json_as_items") });
  await asItems.first().click();
  await page
    .getByRole("button", { name: say("en", "fields.json_as_text") })
    .first()
    .waitFor();
}

async function openColumns(page: Page): Promise<void> {
  await page.getByRole("button", { name: say("en", "crud.columns"), exact: true }).click();
  await page.getByRole("button", { name: say("en", "crud.columns_reset") }).waitFor();
}

/** What is loaded only when somebody uses it: a line each. */
const enhancements: Enhancement[] = [
  { budget: "calendar", path: "/en/__lab/date", use: openCalendar },
  { budget: "calendar", path: "/fa/__lab/date", use: openCalendar },
  { budget: "cropper", path: "/en/__lab/crop", use: openCropper },
  { budget: "jsonEditor", path: "/en/__lab/json", use: openTree },
  { budget: "crudTable", path: "/en/__lab/crud", use: openColumns },
];

for (const { budget, path, use } of enhancements) {
  test(`the ${budget} of ${path} stays within its bytes, beyond what its page has`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ baseURL: shopUrl(), serviceWorkers: "block" });
    const page = await context.newPage();
    const modules = watchModules(page);
    await openWhole(page, path);
    const before = new Set(modules);
    await use(page);
    const own = [...modules].filter((module) => !before.has(module));
    expect(own.length, "it came when it was used").toBeGreaterThan(0);
    expect(await weigh(own)).toBeLessThanOrEqual(budgets.ownComponentKB[budget]);
    await context.close();
  });
}

const larger: Partial<Record<LabComponent, keyof typeof budgets.ownComponentKB>> = {
  crud: "crudTable",
  json: "jsonEditor",
};

/** Whose scripts are counted with the parts. */
const madeOf: Partial<Record<LabComponent, readonly LabComponent[]>> = {
  form: ["number", "password", "select", "json", "text-area", "date"],
};

test("each component's own script stays within its bytes, beyond the laboratory's form and its rules", async ({
  browser,
}) => {
  test.setTimeout(180_000);
  const context = await browser.newContext({ baseURL: shopUrl(), serviceWorkers: "block" });
  const page = await context.newPage();
  const modules = watchModules(page);
  await openWhole(page, "/en/__lab");
  const bare = new Set(modules);
  await openWhole(page, "/en/__lab/validation");
  const rules = await weigh([...modules].filter((module) => !bare.has(module)));
  expect(rules, "the form and its rules").toBeLessThanOrEqual(budgets.ownComponentKB.formAndRules);
  const known = new Set(modules);
  const loaded = new Map<LabComponent, string[]>();
  for (const component of allLabComponents) {
    modules.clear();
    await openWhole(page, `/en/__lab/${component}`);
    loaded.set(
      component,
      [...modules].filter((module) => !known.has(module)),
    );
  }
  const tooHeavy: string[] = [];
  for (const [component, scripts] of loaded) {
    const parts = new Set(madeOf[component]?.flatMap((part) => loaded.get(part) ?? []));
    const weight = await weigh(scripts.filter((script) => !parts.has(script)));
    const max = budgets.ownComponentKB[larger[component] ?? "others"];
    if (weight > max) tooHeavy.push(`${component}: ${weight.toFixed(1)} of ${max} KB`);
  }
  expect(tooHeavy).toEqual([]);
  await context.close();
});

/** Addresses of the shop's own scripts that the page asks for, from now on. */
function watchModules(page: Page): Set<string> {
  const modules = new Set<string>();
  page.on("request", (request) => {
    const { origin, pathname } = new URL(request.url());
    if (origin === shopUrl() && pathname.endsWith(".js")) modules.add(pathname);
  });
  return modules;
}

async function openWhole(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: "networkidle" });
  await startPage(page);
  await page.waitForLoadState("networkidle");
}

async function weigh(paths: readonly string[]): Promise<number> {
  let bytes = 0;
  for (const path of paths) {
    bytes += (await ask(path, { headers: { "Accept-Encoding": "br" } })).body.length;
  }
  return bytes / 1024;
}
