import { expect, test } from "@playwright/test";
import { coreEn, ownEn } from "~/i18n/messages/en";
import { ask } from "../support/ask";
import { languageCodes } from "../support/languages";

/** The files that a page names for its scripts. */
async function namedBy(path: string): Promise<string[]> {
  const { text } = await ask(path);
  return /<html[^>]* data-texts="([^"]+)"/.exec(text)?.[1]?.split(" ") ?? [];
}

for (const lang of languageCodes) {
  test(`decisions 24 a public page names the core alone, a page of the shopper's own both (${lang})`, async () => {
    const [core, ...more] = await namedBy(`/${lang}`);
    expect(core).toMatch(new RegExp(`^/texts/${lang}\\.core\\.[0-9a-f]{10}$`));
    expect(more).toEqual([]);
    const both = await namedBy(`/${lang}/login`);
    expect(both).toEqual([core, expect.stringMatching(`^/texts/${lang}\\.own\\.[0-9a-f]{10}$`)]);
    expect(await namedBy(`/offline/${lang}`)).toEqual(both);
  });

  test(`decisions 24 each file has its area's texts, for ever (${lang})`, async () => {
    const [core = "", own = ""] = await namedBy(`/${lang}/login`);
    for (const [address, keys] of [
      [core, Object.keys(coreEn)],
      [own, Object.keys(ownEn)],
    ] as const) {
      const answer = await ask(address);
      expect(answer.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
      expect(Object.keys(answer.json() as object)).toEqual(expect.arrayContaining([...keys]));
    }
    const texts = (await ask(core)).json() as object;
    expect(Object.keys(ownEn).filter((key) => key in texts)).toEqual([]);
  });
}

test("an address of another build's texts has the present ones, kept by nobody", async () => {
  const answer = await ask("/texts/fa.own.0123456789");
  expect(answer.status).toBe(200);
  expect(answer.headers["cache-control"]).toBe("no-store");
  expect(answer.text).toBe((await ask((await namedBy("/fa/login"))[1] ?? "")).text);
});

test("a name that no file of texts has is not found", async () => {
  for (const name of ["fa", "fa.0123456789", "fa.owner.0123456789"]) {
    expect((await ask(`/texts/${name}`)).status, name).toBe(404);
  }
});
