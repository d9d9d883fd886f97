import { createHash } from "node:crypto";
import { type AlteredBackend, alterBackend } from "../../support/altered-backend";
import { ask } from "../../support/ask";
import { expect, test } from "../../support/fixtures";
import { elementsOf } from "../../support/markup";
import { startShop, startStorefront } from "../../support/shop-process";

const script = 'document.title="pwned"';
const hash = createHash("sha256").update(script).digest("base64");

/** A description with a script in it, past every sanitiser: what the policy alone would have to stop. */
const onTheWire = `<p>words</p><script>${script}</script>`
  .replaceAll("<", "&lt;")
  .replaceAll(">", "&gt;")
  .replaceAll('"', "&quot;");

function withScript(path: string, body: string): string {
  if (!/^\/api\/home\/products\/\d+/.test(path)) return body;
  return JSON.stringify({ ...JSON.parse(body), description_html: onTheWire });
}

const storefronts = {
  "the shop's own server": (url: string) => startShop({ env: { API_URL: url } }),
  "Remix's own server": (url: string) => startStorefront(url),
};

let backend: AlteredBackend;
test.beforeAll(async () => {
  backend = await alterBackend(withScript);
});
test.afterAll(() => backend.close());

for (const [name, start] of Object.entries(storefronts)) {
  test(`a script in a stored text is refused by the browser, on ${name}`, async ({
    page,
    complaints,
  }) => {
    const storefront = await start(backend.url);
    try {
      const list = await ask("/en/home/products", { base: storefront.url });
      const link = elementsOf(list.text, "a").find(({ href = "" }) => href.includes("/show/"));
      const { headers, text } = await ask(link?.href ?? "", { base: storefront.url });
      expect(text).toContain(`<script>${script}</script>`);
      expect(headers["content-security-policy"]).not.toContain(hash);

      await page.goto(storefront.url + link?.href);
      await expect(page.getByText("words", { exact: true })).toBeVisible();
      await expect(page).not.toHaveTitle("pwned");
      await expect.poll(() => complaints.length).toBeGreaterThan(0);
      const refusals = complaints.splice(0);
      for (const refusal of refusals) expect(refusal).toContain("Content Security Policy");
      await page.goto("about:blank");
    } finally {
      await storefront.stop();
    }
  });
}
