import { afterEach, beforeEach, expect, it } from "vitest";
import { languageCodes } from "#backend/contract/languages";
import { changeSettings } from "#backend/features/settings/change-settings";
import { shippedTexts } from "~/i18n/messages";
import { fakeRequest } from "~/request/context.fixture";
import { loadLaw } from "~/routes/content/law/load-law.server";
import { provideTestBackend } from "../support/backend";
import { forgetAnswers, storefrontOf } from "../support/storefront";

const backend = provideTestBackend({ demo: false });

beforeEach(forgetAnswers);
afterEach(forgetAnswers);

/** What the legal page says of who sells, in each language. */
async function sellersNamed(): Promise<string[][]> {
  const pages = languageCodes.map((lang) => {
    const request = fakeRequest(`/${lang}/home/law`);
    return loadLaw({ request, context: storefrontOf(backend()), params: { lang } });
  });
  return (await Promise.all(pages)).map(({ seller }) => seller);
}

const callSeller = async () =>
  (await backend().call("home/seller", { headers: { lang: "en" } })).body;

it("a real shop without a seller says so, on its legal page and to whoever calls, until one is settled", async () => {
  const nobody = shippedTexts()["law.no_seller"];
  expect(await callSeller()).toEqual({ seller: null });
  expect(await sellersNamed()).toEqual(languageCodes.map((lang) => [nobody[lang]]));

  await changeSettings(backend().shop.database, {
    "seller.name.en": "Sofal House",
    "seller.name.fa": "خانهٔ سفال",
    "seller.legal_form.en": "Ltd",
    "seller.address.en": "12 Valiasr St, Tehran",
    "seller.address.fa": "تهران، خیابان ولیعصر، ۱۲",
  });
  expect(await callSeller()).toEqual({ seller: null });

  await changeSettings(backend().shop.database, { "seller.email": "us@shop.example" });
  backend().clock.advance(60_000);
  forgetAnswers();
  expect(await callSeller()).toMatchObject({
    seller: { name: "Sofal House", address: "12 Valiasr St, Tehran", email: "us@shop.example" },
  });
  const [english = [], persian = []] = await sellersNamed();
  expect(english.slice(0, 2)).toEqual(["Sofal House – Ltd", "12 Valiasr St, Tehran"]);
  expect(english.at(-1)).toContain("us@shop.example");
  expect(persian).toContain("تهران، خیابان ولیعصر، ۱۲");
});
