import { expect, it } from "vitest";
import { provideTestBackend } from "../../../tests/support/backend";
import { testPackage } from "../../../tests/support/database-template";
import { siteDefault, translationList } from "../../contract/site";
import { seedTexts } from "../../db/seed/seed-texts";
import { translations } from "../../db/tables/site";

const backend = provideTestBackend({ autoTranslate: true });
const texts = async (lang = "en") =>
  translationList.parse((await backend().call(`translate/renusify,${testPackage}/${lang}`)).body);

it("R-API-05[fields, hash] R-ENT-04[answer] R-ENT-05[answer] R-ENT-07[answer] R-ENT-08[answer] R-ENT-09[changes] the site's defaults have their fields and a hash that follows them", async () => {
  const path = `site-default/${testPackage}/fa`;
  const first = siteDefault.parse((await backend().call(path)).body);
  expect(first).toMatchObject({
    lang: "fa",
    rtl: true,
    langs: { en: { rtl: false }, fa: { rtl: true } },
    version: expect.stringMatching(/./),
  });
  expect(first.translates).toContainEqual({ key: "ok", en: "OK", fa: "باشه" });
  const own = siteDefault.parse((await backend().call(`${path}?texts=fa`)).body);
  expect(own.translates).toContainEqual({ key: "ok", fa: "باشه" });
  expect(own.hash).toBe(first.hash);
  expect((await backend().call(`${path}?texts=xx`)).status).toBe(400);
  await seedTexts(backend().shop.database, testPackage, { cancel: { en: "Cancel", fa: "لغو" } });
  backend().clock.advance(1001);
  expect(siteDefault.parse((await backend().call(path)).body).hash).not.toBe(first.hash);
});

it("the site's defaults are immutable to those who ask for them by the hash that they have", async () => {
  const path = `site-default/${testPackage}/fa`;
  const cachedFor = async (hash: string) =>
    (await backend().call(`${path}?hash=${hash}`)).headers.get("cache-control");
  const { hash } = siteDefault.parse((await backend().call(path)).body);
  expect(await cachedFor(hash)).toBe("public, max-age=31536000, immutable");
  expect(await cachedFor(`${hash}0`)).toBeNull();
  expect(await cachedFor("")).toBeNull();
});

it("R-ENT-09[stays] the hash of defaults that nobody changed outlives a start", async () => {
  const { shop, clock } = backend();
  const hash = async () =>
    siteDefault.parse((await backend().call(`site-default/${testPackage}/fa`)).body).hash;
  const shipped = { "start.text": { en: "Begin", fa: "آغاز" } };
  await seedTexts(shop.database, testPackage, shipped);
  clock.advance(1001);
  const before = await hash();
  await seedTexts(shop.database, testPackage, shipped);
  clock.advance(1001);
  expect(await hash()).toBe(before);
});

it("R-API-06[comma] texts come by key in the asked language, comma raw or encoded, either slash", async () => {
  expect(await texts("fa")).toContainEqual({ key: "ok", fa: "باشه" });
  const encoded = await backend().call(`translate/renusify%2C${testPackage}/fa/`);
  expect(encoded.body).toEqual(await texts("fa"));
});

it("shipped texts follow a release, the owner's own stay", async () => {
  const { shop, clock } = backend();
  await seedTexts(shop.database, testPackage, { a: { en: "one", fa: "یک" } });
  await seedTexts(shop.database, testPackage, { a: { en: "two", fa: "دو" } });
  clock.advance(1001);
  expect(await texts()).toContainEqual({ key: "a", en: "two" });
  await shop.database.run((q) => q.update(translations).set({ texts: { en: "mine", fa: "من" } }));
  await seedTexts(shop.database, testPackage, { a: { en: "three", fa: "سه" } });
  clock.advance(1001);
  expect(await texts()).toContainEqual({ key: "a", en: "mine" });
});

it("R-API-07[register] a missing key is noted once and overwrites nothing", async () => {
  const register = (key: string) =>
    backend().call(`translate/${testPackage}/${encodeURIComponent(key)}?v=x`, { method: "POST" });
  expect(await register("new.key")).toMatchObject({ status: 200, body: { ok: true } });
  expect((await register("new.key")).status).toBe(200);
  expect((await register("ok")).status).toBe(200);
  const rows = await backend().shop.database.run((q) => q.select().from(translations));
  expect(rows.find(({ key }) => key === "new.key")).toMatchObject({ auto: true, seenCount: 2 });
  expect(rows.find(({ key }) => key === "ok")).toMatchObject({ auto: false });
});

it("R-API-11[menu] every menu entry has a place to go to, with room for the language", async () => {
  const { body } = await backend().call("home/menu/home?l=en");
  expect(body.length).toBeGreaterThan(0);
  for (const entry of body) expect(entry.to.params.lang).toBe("");
  expect((await backend().call("home/menu/nope")).body).toEqual([]);
});
