import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import budgets from "../budgets.json" with { type: "json" };
import { projectFolder } from "../runner/command";
import { ask } from "../support/ask";
import { findProduct, productPath } from "../support/catalogue";
import { expect, test } from "../support/fixtures";
import { postOfDemo } from "../support/journal";
import { weighFirstVisit } from "./first-visit";

const paths = {
  home: async () => "/fa",
  listing: async () => "/fa/home/products",
  product: async () => productPath("fa", await findProduct("fa", { withChoice: true })),
};

test.describe.configure({ mode: "parallel" });

for (const [name, limits] of Object.entries(budgets.firstVisitKB)) {
  test(`R-NOJS-07[html, scripts] a first visit of ${name} stays within its bytes`, async ({
    browser,
  }) => {
    const path = await paths[name as keyof typeof paths]();
    const weight = await weighFirstVisit(browser, path);
    const beforePicture = weight.document + weight.stylesheet;
    const stylesheet = weight.stylesheet + weight.ahead;
    const measured = { ...weight, stylesheet, beforePicture };
    for (const [kind, limit] of Object.entries(limits)) {
      const kilobytes = measured[kind as keyof typeof measured];
      expect.soft(kilobytes, `${kind} of ${name} in KB`).toBeLessThanOrEqual(limit);
    }
    expect(weight.starter, "the page came with what starts it").toBeGreaterThan(0);
    expect(weight.started, "and was started").toBeGreaterThan(0);
    expect(stylesheet, "the page came with its styles").toBeGreaterThan(0);
  });
}

const readPaths = {
  post: () => postOfDemo("fa"),
  blogs: async () => "/fa/blogs",
  faqs: async () => "/fa/home/faqs",
  law: async () => "/fa/home/law",
  page: async () => "/fa/home/pages/shipping",
};

for (const [name, limit] of Object.entries(budgets.readPageKB)) {
  test(`R-NOJS-07[html] what is read of ${name} stays within its bytes, the styles of a first visit among them`, async () => {
    const path = await readPaths[name as keyof typeof readPaths]();
    const document = await ask(path, { headers: { "Accept-Encoding": "br" } });
    expect(document.status).toBe(200);
    expect(document.headers["content-encoding"]).toBe("br");
    expect(document.body.length / 1024, `${name} in KB`).toBeLessThanOrEqual(limit);
  });
}

test("lite: no byte of script and font, the listing with its pictures within its bytes", async ({
  browser,
}) => {
  const weight = await weighFirstVisit(browser, await paths.listing(), { lite: true });
  const { script, font, listingWithPictures, ahead } = budgets.liteKB;
  expect.soft(weight.script + weight.starter + weight.started).toBe(script);
  expect.soft(weight.font).toBe(font);
  expect(weight.image, "the pictures came").toBeGreaterThan(0);
  expect.soft(weight.ahead, "the styles of the pages after it").toBeLessThanOrEqual(ahead);
  expect(weight.document + weight.stylesheet + weight.image).toBeLessThanOrEqual(
    listingWithPictures,
  );
});

test("the offline log's own code stays within its bytes, and no first page asks for it", async () => {
  const assets = join(projectFolder, "build/client/assets");
  const isOfLog = (file: string) => /^(queue-operation|send-waiting|operation)-.*\.br$/.test(file);
  const files = (await readdir(assets)).filter(isOfLog);
  expect(files).toHaveLength(3);
  const sizes = await Promise.all(files.map(async (file) => (await stat(join(assets, file))).size));
  expect(sizes.reduce((sum, size) => sum + size, 0) / 1024).toBeLessThanOrEqual(
    budgets.offlineLogKB,
  );
  for (const path of ["/en", "/fa/home/products"]) {
    const { text } = await ask(path);
    expect(files.filter((file) => text.includes(file.replace(/\.br$/, "")))).toEqual([]);
  }
});

test("the service worker stays within its bytes", async () => {
  const worker = await ask("/sw.js", { headers: { "Accept-Encoding": "br" } });
  expect(worker.status).toBe(200);
  expect(worker.body.length / 1024).toBeLessThanOrEqual(budgets.workerKB);
});
