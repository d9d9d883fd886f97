import { expect, test } from "@playwright/test";
import { tokenCookie } from "~/request/cookie-names";
import type { Page } from "~/sitemap/page";
import { pages } from "~/sitemap/pages";
import { staffPages } from "~/sitemap/staff-pages";
import { ask, postForm } from "../support/ask";
import { logInByCalls } from "../support/log-in-by-calls";

const staffPaths = Object.values(staffPages).map(({ path }) => `/${path.replace(/:\w+/g, "x")}`);
const closed = Object.values(staffPages)
  .filter(({ access, screen }) => access === "staff" && screen.endsWith(".tsx"))
  .map(({ path }) => `/${path.replace(/:\w+/g, "x")}`);

/** What only the back-office has: its modules, its style, its texts. */
const traces = /routes\/staff\/|\/assets\/staff|staff-frame|\.staff\.|\/staff\b/i;

const shopPaths = Object.values(pages)
  .filter(
    ({ path, screen }: Page) =>
      !path.startsWith("staff") && screen.endsWith(".tsx") && !screen.startsWith("dev/"),
  )
  .flatMap((page: Page) => {
    const path = page.path.replace(/:\w+\??/g, "x").replace("*", "x");
    return [page.at === "bare" ? `/${path}` : `/en/${path}`];
  });

test("decisions 27 no page of the shop names the back-office to a visitor or a shopper", async () => {
  const shopper = { Cookie: `${tokenCookie("session", false)}=${await logInByCalls()}` };
  for (const path of new Set(shopPaths)) {
    for (const reader of [{}, shopper]) {
      const { text } = await ask(path, { headers: reader });
      expect(traces.exec(text)?.[0], path).toBeUndefined();
    }
  }
});

test("decisions 27 whoever asks for routes is told of none of the back-office's", async () => {
  const { text } = await ask("/en");
  const version = /"version":"(\w+)"/.exec(text)?.[1] ?? "";
  for (const path of [...staffPaths, "/Staff", "staff/audit", "//staff"]) {
    const query = new URLSearchParams([
      ["p", path],
      ["p", "/en/carts"],
      ["version", version],
    ]);
    const answer = await ask(`/__manifest?${query}`);
    expect(answer.status).toBe(200);
    expect(answer.text).toContain("carts");
    expect(answer.text).not.toMatch(/staff/i);
  }
});

for (const path of closed) {
  test(`decisions 27 ${path} is not found, and says nothing of what others find there`, async () => {
    const { status, text } = await ask(path);
    expect(status).toBe(404);
    expect(text).not.toMatch(/routes\/staff|assets\/staff|\.staff\./i);
    const data = await ask(`${path}.data`);
    expect(data.status).toBe(404);
    expect(data.text).toBe("");
  });
}

test("decisions 27 a form of another origin reaches no page of the back-office", async () => {
  for (const path of ["/staff/login", "/staff/security", "/staff/logout", "/staff/factor"]) {
    const foreign = { Origin: "https://evil.example" };
    expect((await postForm(path, { intent: "end" }, foreign)).status).toBe(403);
    const crossSite = { "Sec-Fetch-Site": "cross-site" };
    expect((await postForm(path, { intent: "end" }, crossSite)).status).toBe(403);
  }
});
