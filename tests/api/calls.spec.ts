import { expect, test } from "@playwright/test";
import { categoryTree, facets, productList, searchHits } from "#backend/contract/catalog";
import { errorBody } from "#backend/contract/errors";
import { menu, siteDefault, translationList } from "#backend/contract/site";
import { userState } from "#backend/contract/user";
import { ask } from "../support/ask";
import { findProduct, readProduct } from "../support/catalogue";
import { languageCodes } from "../support/languages";

for (const lang of languageCodes) {
  test(`R-API-05[fields] site-default answers its fields with a hash (${lang})`, async () => {
    const answer = await ask(`/api/site-default/timcheh/${lang}`);
    expect(answer.status).toBe(200);
    const site = siteDefault.parse(answer.json());
    expect(site.langs).toMatchObject({ en: { rtl: false }, fa: { rtl: true } });
    expect(site).toMatchObject({ lang: "fa", rtl: true });
  });

  test(`R-API-06[list, comma] translate answers a list of keys, raw comma or %2C (${lang})`, async () => {
    const plain = await ask(`/api/translate/renusify,timcheh/${lang}`);
    const escaped = await ask(`/api/translate/renusify%2Ctimcheh/${lang}`);
    const entries = translationList.parse(plain.json());
    expect(entries.length).toBeGreaterThan(10);
    expect(entries.every((entry) => entry.key && entry[lang] !== undefined)).toBe(true);
    expect(escaped.json()).toEqual(plain.json());
  });

  test(`R-API-11[menu] the menu's entries lead somewhere (${lang})`, async () => {
    const answer = await ask(`/api/home/menu/home?l=${lang}`);
    const entries = menu.parse(answer.json());
    expect(entries.length).toBeGreaterThan(2);
    expect(entries.every(({ to }) => to.params)).toBeTruthy();
  });

  test(`R-API-12[list, slash] categories answer a tree, with and without the last slash (${lang})`, async () => {
    const plain = await ask("/api/home/categories", { headers: { lang } });
    const slashed = await ask("/api/home/categories/", { headers: { lang } });
    const tree = categoryTree.parse(slashed.json());
    expect(tree.length).toBeGreaterThanOrEqual(8);
    expect(plain.json()).toEqual(slashed.json());
  });

  test(`R-API-13[list] search answers a bare list of names (${lang})`, async () => {
    const { name } = await findProduct(lang);
    const answer = await ask(`/api/home/search?search=${encodeURIComponent(name)}`, {
      headers: { lang },
    });
    const hits = searchHits.parse(answer.json());
    expect(hits.map((hit) => hit.name)).toContain(name);
  });
}

test("R-API-09[visitor] a visitor's user is empty", async () => {
  const answer = await ask("/api/user");
  expect(answer.status).toBe(200);
  expect(userState.parse(answer.json())).toEqual({ login: false, info: {} });
});

test("R-API-09[dead] a dead token gets 401 auth.failed", async () => {
  for (const header of ["dead-token", "Bearer dead-token"]) {
    const answer = await ask("/api/user", { headers: { Authorization: header } });
    expect(answer.status).toBe(401);
    expect(errorBody.parse(answer.json()).msg).toBe("auth.failed");
  }
});

test("R-API-10[no-store] a dead token is not renewed, and the answer is stored nowhere", async () => {
  const answer = await ask("/api/user/renew-token", { headers: { Authorization: "dead-token" } });
  expect(answer.status).toBe(401);
  expect(answer.headers["cache-control"]).toContain("no-store");
});

test("R-API-07[off] a missing key is not registered while auto-add is off", async () => {
  const answer = await ask("/api/translate/timcheh/no.such.key?v=No", { method: "POST" });
  expect(answer.status).toBe(403);
});

test("R-API-28[unknown] an unknown call is a 404 in JSON", async () => {
  const answer = await ask("/api/nope");
  expect(answer.status).toBe(404);
  expect(errorBody.parse(answer.json())).toMatchObject({ msg: "error.not_found" });
});

test("R-API-28[method] a known call with a wrong method is a 405 in JSON", async () => {
  const answer = await ask("/api/user", { method: "PATCH" });
  expect(answer.status).toBe(405);
  expect(errorBody.parse(answer.json()).requestId).toBeTruthy();
});

test("OpenAPI describes the calls that all pages make", async () => {
  const answer = await ask("/api/openapi.json");
  expect(answer.status).toBe(200);
  const { paths } = answer.json() as { paths: Record<string, unknown> };
  const described = Object.keys(paths).map((path) => path.replace(/\/$/, ""));
  for (const path of [
    "/api/site-default/{package}/{lang}",
    "/api/user",
    "/api/user/renew-token",
    "/api/home/menu/{name}",
    "/api/home/categories",
    "/api/home/products",
    "/api/home/products/facets",
    "/api/home/products/{code}",
    "/api/home/search",
  ]) {
    expect(described.map((one) => one.replace(/^(?!\/api)/, "/api"))).toContain(path);
  }
});

test.describe("the catalogue", () => {
  test("R-API-19[page, query] pages start at 1, each with its rows and the total; the query narrows both", async () => {
    const read = async (query: string) => {
      const answer = await ask(`/api/home/products?${query}`, { headers: { lang: "en" } });
      const { data, total } = productList.parse(answer.json());
      return { ids: data.map(({ id }) => id), total };
    };
    const [none, first, second] = [await read(""), await read("page=1"), await read("page=2")];
    expect(first).toEqual(none);
    expect(second.ids.length).toBeGreaterThan(0);
    expect(second.ids.filter((id) => first.ids.includes(id))).toEqual([]);
    expect(second.total).toBe(first.total);
    const narrowed = await read("page=2&per_page=12&gen=fashion");
    expect(narrowed.ids.length).toBeGreaterThan(0);
    expect(narrowed.total).toBeLessThan(first.total);
  });

  test("R-API-04[page] a page shows what was encoded on the way", async () => {
    const { text } = await ask("/en/home/products/fashion");
    expect(text).toContain("Bags &amp; luggage");
    expect(text).not.toContain("&amp;amp;");
  });

  test("R-API-19[end] a page past the end is empty", async () => {
    const answer = await ask("/api/home/products?page=9999", { headers: { lang: "en" } });
    expect(productList.parse(answer.json()).data).toEqual([]);
  });

  test("sold-out products come last, whatever the order", async () => {
    const answer = await ask("/api/home/products?per_page=48&sort=price_asc&page=1");
    const stock = productList.parse(answer.json()).data.map((card) => card.stock === "out");
    expect(stock).toEqual([...stock].sort());
  });

  test("facets count what a click would leave", async () => {
    const answer = await ask("/api/home/products/facets", { headers: { lang: "en" } });
    const brand = facets.parse(answer.json()).facets.find(({ code }) => code === "brand");
    const option = brand?.options[0];
    const list = await ask(`/api/home/products?brand=${option?.code}`, {
      headers: { lang: "en" },
    });
    expect(productList.parse(list.json()).total).toBe(option?.count);
  });

  test("each product has a price in both currencies' languages", async () => {
    const { id } = await findProduct("en");
    const [en, fa] = [await readProduct("en", id), await readProduct("fa", id)];
    expect(en.variants[0]?.price?.currency).toBe("USD");
    expect(fa.variants[0]?.price?.currency).toBe("IRR");
  });
});
