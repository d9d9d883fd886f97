import { expect, test } from "@playwright/test";
import { ask } from "../support/ask";
import { type LanguageCode, languageCodes } from "../support/languages";
import { deskToken } from "../support/log-in-at-desk";

/** Writes an old address down, whose path nobody has used before; answers what is asked for it. */
async function addOld(lang: LanguageCode, beginning = "/shop/"): Promise<string> {
  const from = `${beginning}کفش-${crypto.randomUUID()}`;
  const { status, text } = await ask("/api/admin/redirects", {
    method: "POST",
    headers: { "Content-Type": "application/json", Authorization: `Bearer ${await deskToken()}` },
    body: JSON.stringify({ version: 0, from, to: `/${lang}/home/law` }),
  });
  expect(status, text).toBe(200);
  return encodeURI(from);
}

for (const lang of languageCodes) {
  test(`an old address leads to the new one with its query, also for HEAD (${lang})`, async () => {
    const old = await addOld(lang);
    for (const method of ["GET", "HEAD"]) {
      const answer = await ask(`${old}/?kind=terms&utm_source=mail`, { method });
      expect(answer.status).toBe(301);
      expect(answer.headers.location).toBe(`/${lang}/home/law?kind=terms&utm_source=mail`);
      expect(answer.headers["cache-control"]).toBe("public, max-age=3600");
      expect(answer.headers["set-cookie"]).toBeUndefined();
    }
    expect((await ask(`/${lang}/home/law?kind=terms`)).status).toBe(200);
  });

  // Pages that are kept for everybody are asked for without what advertisers append.
  for (const page of ["/home/pages/", "/blogs/", "/home/products/"]) {
    test(`an old address below ${page} keeps all of its query (${lang})`, async () => {
      const old = await addOld(lang, `/${lang}${page}`);
      const { status, headers } = await ask(`${old}?utm_source=mail`);
      expect([status, headers.location]).toEqual([301, `/${lang}/home/law?utm_source=mail`]);
      expect((await ask(old)).headers.location).toBe(`/${lang}/home/law`);
    });
  }

  test(`any other address stays a 404 (${lang})`, async () => {
    const old = await addOld(lang);
    for (const other of [`${old}-more`, `${old}/more`, old.toUpperCase(), `/${lang}${old}`]) {
      const answer = await ask(other, { headers: { Cookie: `lang=${lang}` } });
      expect(answer.status, other).toBe(404);
      expect(answer.headers.location).toBeUndefined();
    }
    const posted = { method: "POST", headers: { "Content-Type": "application/json" }, body: "{}" };
    expect((await ask(old, posted)).headers.location).toBeUndefined();
  });
}

test("a page that is there is its own, whatever is written down", async () => {
  const { status } = await ask("/api/admin/redirects", {
    method: "POST",
    headers: { "Content-Type": "application/json", Authorization: `Bearer ${await deskToken()}` },
    body: JSON.stringify({ version: 0, from: "/en/home/products/popular", to: "/en/home/law" }),
  });
  expect([200, 400]).toContain(status);
  expect((await ask("/en/home/products/popular")).status).toBe(200);
});

test("the router of a page that is open is led there, too", async () => {
  const old = await addOld("en");
  const { status, text, headers } = await ask(`${old}.data?a=1`);
  expect(status).toBe(202);
  expect(text).toContain("/en/home/law?a=1");
  // It comes with its reader's cookies.
  expect(headers["cache-control"]).toBe("private, no-cache");
});
