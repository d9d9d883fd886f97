/**
 * Public pages of shoppers: the kept page with what is theirs in its holes (docs/decisions/0175). What a page would have
 * been is asked for with an Authorization header, which no cached page is sent to.
 */
import { createHash, randomInt, randomUUID } from "node:crypto";
import { gunzipSync } from "node:zlib";
import { expect, test } from "@playwright/test";
import { z } from "zod";
import { cartChange, wishChange } from "#backend/contract/cart";
import { productList } from "#backend/contract/catalog";
import { type Answer, ask } from "../support/ask";
import { orderUnpaid } from "../support/checking-out";
import { postOfDemo } from "../support/journal";
import { type LanguageCode, languageCodes } from "../support/languages";
import { logInNewcomer } from "../support/log-in-browser";

interface Product {
  id: number;
  variant: string;
  path: Record<LanguageCode, string>;
}

let products: Product[];
let posts: Record<LanguageCode, string>;
/** Of somebody who has nothing yet, and of somebody whose order waits to be paid. */
let sessions: string[];

test.beforeAll(async () => {
  // Somebody of these tests' own: what a filled page has may be half a minute old where a change came by another way.
  const buyer = await logInNewcomer("en");
  await orderUnpaid(buyer, "en");
  sessions = [await logInNewcomer("en"), buyer];
  products = await readProducts();
  posts = { fa: await postOfDemo("fa"), en: await postOfDemo("en") };
});

async function readProducts(): Promise<Product[]> {
  const { data } = productList.parse(
    (await ask("/api/home/products?in_stock=1&per_page=48", { headers: { lang: "en" } })).json(),
  );
  return Promise.all(
    data.slice(0, 12).map(async ({ id }) => {
      const listed = await ask(`/api/home/products/${id}`, { headers: { lang: "en" } });
      const { variants } = variantsOnly.parse(listed.json());
      const path = async (lang: LanguageCode) => {
        const { headers } = await ask(`/${lang}/home/products/show/${id}/x`);
        return String(headers.location);
      };
      return {
        id,
        variant: variants[0]?.id ?? "",
        path: { fa: await path("fa"), en: await path("en") },
      };
    }),
  );
}

const variantsOnly = z.object({ variants: z.array(z.object({ id: z.string() })) });

const some = <T>(all: readonly T[]): T => all[randomInt(all.length)] as T;
const chance = (percent: number) => randomInt(100) < percent;

async function post(path: string, body: object, headers: Record<string, string> = {}) {
  const answer = await ask(`/api/${path}`, {
    method: "POST",
    headers: { "Content-Type": "application/json", lang: "en", ...headers },
    body: JSON.stringify(body),
  });
  expect(answer.status, answer.text).toBe(200);
  return answer.json();
}

async function makeCart(): Promise<string> {
  const ops = Array.from({ length: 1 + randomInt(3) }, () => ({
    type: "add",
    op_id: randomUUID(),
    variant_id: some(products).variant,
    qty: 1 + randomInt(2),
  }));
  return String(cartChange.parse(await post("user/carts/sync", { ops })).guest);
}

async function makeWishList(): Promise<string> {
  const first = wishChange.parse(await post("user/wish-list", { product_id: some(products).id }));
  const guest = String(first.guest);
  if (chance(50))
    await post("user/wish-list", { product_id: some(products).id }, { "X-Wish": guest });
  return guest;
}

const flashes = [
  { type: "success", key: "flash.logged_out" },
  { type: "warning", key: "<b>& nobody's text</b>", next: "carts" },
  {
    type: "success",
    key: "added",
    next: "wish-list",
    undo: { place: "carts", fields: { a: '"</script>' } },
  },
];

/** Somebody at random: the cookies of their browser, without the language. */
async function makeShopper(): Promise<string[]> {
  const cookies = [
    chance(60) && `cart=${await makeCart()}`,
    chance(50) && `wish=${await makeWishList()}`,
    chance(40) && `session=${some(sessions)}`,
    chance(20) && `flash=${encodeURIComponent(JSON.stringify(some(flashes)))}`,
    chance(10) && `cart=${"x".repeat(43)}`,
    chance(40) && `theme=${some(["dark", "light"])}`,
    chance(40) && `lite=${some([0, 1])}`,
  ];
  return cookies.filter((cookie) => typeof cookie === "string");
}

function somePage(lang: LanguageCode): string {
  const path = some([
    `/${lang}`,
    `/${lang}/home/products`,
    `/${lang}/home/products?q=lamp`,
    `/${lang}/home/faqs`,
    `/${lang}/home/law`,
    `/${lang}/blogs`,
    posts[lang],
    "/home/products",
    some(products).path[lang],
    some(products).path[lang],
  ]);
  if (!chance(25)) return path;
  const [name = "", query] = path.split("?");
  return `${name}.data${query ? `?${query}` : ""}`;
}

const filledFor = (path: string, Cookie: string, headers: Record<string, string> = {}) =>
  ask(path, { headers: { Cookie, "Accept-Encoding": "gzip, br", ...headers } });
const renderedFor = (path: string, Cookie: string) =>
  ask(path, { headers: { Cookie, Authorization: "a whole rendering" } });

function textOf({ headers, body, text }: Answer): string {
  return headers["content-encoding"] === "gzip" ? gunzipSync(body).toString() : text;
}

test("a filled page is the page that would have been rendered, for 200 shoppers", async () => {
  test.setTimeout(300_000);
  for (let round = 0; round < 200; round++) {
    const lang = some(languageCodes);
    const cookies = await makeShopper();
    if (cookies.length === 0) cookies.push(`cart=${await makeCart()}`);
    const Cookie = [...cookies, `lang=${lang}`].join("; ");
    const path = somePage(lang);
    const filled = await filledFor(path, Cookie);
    const whole = await renderedFor(path, Cookie);
    const isShopper = /\b(cart|wish|session|flash)=/.test(Cookie);
    const at = `${path} for ${Cookie}`;
    expect(filled.headers["content-encoding"], at).toBe(isShopper ? "gzip" : "br");
    if (!isShopper) continue;
    expect(textOf(filled) === whole.text, at).toBe(true);
    for (const name of ["cache-control", "x-personal", "content-language", "x-lite"]) {
      expect([at, name, filled.headers[name]]).toEqual([at, name, whole.headers[name]]);
    }
    expect(namesOf(filled), at).toEqual(namesOf(whole));
    if (!path.includes(".data")) expectOwnPolicy(filled);
  }
});

const namesOf = ({ headers }: Answer) =>
  (headers["set-cookie"] ?? []).map((cookie) => cookie.split(";", 1)[0]).sort();

/** Every inline script of the page is one that its policy allows. */
function expectOwnPolicy(answer: Answer): void {
  const policy = String(answer.headers["content-security-policy"]);
  const scripts = textOf(answer).matchAll(/<script>([\s\S]*?)<\/script>/g);
  for (const [, script = ""] of scripts) {
    const hash = createHash("sha256").update(script).digest("base64");
    expect(policy).toContain(`'sha256-${hash}'`);
  }
}
