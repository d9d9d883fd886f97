import { randomUUID } from "node:crypto";
import type { BrowserContext, Locator } from "@playwright/test";
import type { AddressInput } from "#backend/contract/address";
import { address } from "#backend/contract/address";
import { cartChange } from "#backend/contract/cart";
import { checkout, placedOrder } from "#backend/contract/checkout";
import type { LanguageCode as AnyLanguage } from "#backend/contract/languages";
import type { MessageKey } from "~/i18n/messages/en";
import { ask } from "./ask";
import { comeBack, payAtBank } from "./buy-by-calls";
import { findProducts, offeredVariant } from "./buying";
import type { LanguageCode } from "./languages";
import { logInBrowser, newPhone } from "./log-in-browser";
import type { Shopper } from "./shopper";
import { say } from "./words";

/** Somebody who is logged in and has something in the cart. */
export interface Buyer {
  token: string;
  product: string;
  variant: string;
}

/**
 * A new user with two pieces of a product in the cart, put there by calls.
 *
 * @param target who logs in; a phone where cash at the door is to be offered
 */
export async function comeWithCart(
  context: BrowserContext,
  lang: LanguageCode,
  target?: string,
): Promise<Buyer> {
  return withCart(await logInBrowser(context, lang, target), lang);
}

async function withCart(token: string, lang: LanguageCode): Promise<Buyer> {
  const [product] = await findProducts(lang);
  const buyer = { token, product: product.name, variant: offeredVariant(product).id };
  await fillCart(buyer, lang);
  return buyer;
}

async function fillCart({ token, variant }: Buyer, lang: LanguageCode): Promise<void> {
  const op = { type: "add", op_id: randomUUID(), variant_id: variant, qty: 2 };
  cartChange.parse(await send(token, lang, "POST", "user/carts/sync", { ops: [op] }));
}

/** Somebody with all answers given: with a gateway at home, or at the door in Tehran. */
export async function comeToReview(
  context: BrowserContext,
  lang: LanguageCode,
  payment?: "cod",
): Promise<Buyer> {
  const buyer = await comeWithCart(context, lang, payment && newPhone());
  await answerAll(buyer, lang, payment);
  return buyer;
}

/** Somebody's order that waits to be paid; answers its number. */
export async function orderUnpaid(token: string, lang: LanguageCode): Promise<string> {
  const buyer = await withCart(token, lang);
  await answerAll(buyer, lang);
  return placeOrder(buyer, lang);
}

/** Orders and pays the same once more; answers the order's number. */
export async function payAnother(buyer: Buyer, lang: LanguageCode): Promise<string> {
  await fillCart(buyer, lang);
  await answerAll(buyer, lang);
  return payOrder(buyer, lang);
}

async function answerAll(buyer: Buyer, lang: LanguageCode, payment?: "cod"): Promise<void> {
  const { input } = payment ? homes.fa : homes[lang];
  await answer(buyer, lang, { address_id: await keepAddress(buyer, lang, input) });
  await answer(buyer, lang, { shipping: payment || lang === "fa" ? "post" : "express" });
  const gateway = lang === "fa" ? "zarinpal" : "stripe";
  await answer(buyer, lang, { payment: payment ?? gateway });
}

/** Keeps an address of a buyer's and answers its id. */
export async function keepAddress(
  { token }: Buyer,
  lang: LanguageCode,
  input: AddressInput,
): Promise<string> {
  return address.parse(await send(token, lang, "POST", "user/addresses", input)).id;
}

/** Answers questions of a checkout by calls. */
export async function answer(buyer: Buyer, lang: LanguageCode, choice: object): Promise<void> {
  await send(buyer.token, lang, "POST", "user/checkout", choice);
}

/** Places a buyer's order, all of whose questions are answered; answers its number. */
export async function placeOrder(buyer: Buyer, lang: LanguageCode): Promise<string> {
  return (await place(buyer, lang)).number;
}

/** The same, paid at the sandbox bank. */
export async function payOrder(buyer: Buyer, lang: LanguageCode): Promise<string> {
  return (await placeAndPay(buyer, lang)).number;
}

/** The same, and the name of the payment, by which the page of its result is found. */
export async function placeAndPay(buyer: Buyer, lang: LanguageCode) {
  const { number, payment } = await place(buyer, lang);
  if (!payment?.redirect_url) throw new Error(`Nothing is to be paid for ${number}.`);
  await comeBack(fetch, await payAtBank(fetch, payment.redirect_url, "pay"));
  return { number, refId: payment.ref_id };
}

async function place({ token }: Buyer, lang: LanguageCode) {
  const { totals } = checkout.parse(await send(token, lang, "POST", "user/checkout", {}));
  const body = { op_id: randomUUID(), payable: totals.payable };
  return placedOrder.parse(await send(token, lang, "POST", "user/orders", body));
}

export async function send(
  token: string,
  lang: LanguageCode,
  method: string,
  path: string,
  body?: object,
): Promise<unknown> {
  const headers = { Authorization: token, lang, "Content-Type": "application/json" };
  const reply = await ask(`/api/${path}`, {
    method,
    headers,
    ...(body && { body: JSON.stringify(body) }),
  });
  if (reply.status !== 200) throw new Error(`/api/${path} answered ${reply.status}: ${reply.text}`);
  return reply.json();
}

/** Addresses of the languages' home countries, as their people write them. */
export const homes = {
  fa: {
    country: "ایران",
    state: "تهران",
    city: "تهران",
    input: {
      recipient_name: "مینا رضایی",
      recipient_phone: "09121234567",
      country_id: 364,
      state_id: 36_423,
      city_id: 3_640_394,
      zip_code: "1234567890",
      street: "خیابان انقلاب، کوچهٔ بهار",
      plate: "۱۲",
    },
    typed: { phone: "۰۹۱۲ ۱۲۳ ۴۵۶۷", zip: "۱۲۳۴۵۶۷۸۹۰", badZip: "۱۲۳۴" },
    shown: { phone: "۰۹۱۲ ۱۲۳ ۴۵۶۷", zip: "1234567890" },
    zipLabel: "address.zip",
    zipError: "address.zip_ir",
    streetLabel: "address.street_ir",
    stateLabel: "address.state_ir",
    shipping: "پیک تهران",
  },
  en: {
    country: "United States",
    state: "California",
    city: "Los Angeles",
    input: {
      recipient_name: "Ann Smith",
      recipient_phone: "3105550123",
      country_id: 840,
      state_id: 84_006,
      city_id: 5_368_361,
      zip_code: "90001",
      street: "12 Main Street",
    },
    typed: { phone: "(310) 555-0123", zip: "90001-2345", badZip: "12" },
    shown: { phone: "(310) 555-0123", zip: "90001-2345" },
    zipLabel: "address.zip_us_label",
    zipError: "address.zip_us",
    streetLabel: "address.street",
    stateLabel: "address.state",
    shipping: "Express delivery",
  },
  de: {
    country: "Deutschland",
    state: "",
    city: "Berlin",
    input: {
      recipient_name: "Anna Schmidt",
      recipient_phone: "015123456789",
      country_id: 276,
      city_text: "Berlin",
      zip_code: "10115",
      street: "Invalidenstraße 12",
    },
    typed: { phone: "0151 23456789", zip: "10115", badZip: "1011" },
    shown: { phone: "0151 23456789", zip: "10115" },
    zipLabel: "address.zip",
    zipError: "address.zip_de",
    streetLabel: "address.street",
    stateLabel: "address.state",
    shipping: "Paket",
  },
} as const satisfies Record<AnyLanguage, Home>;

interface Home {
  country: string;
  state: string;
  city: string;
  input: AddressInput;
  typed: { phone: string; zip: string; badZip: string };
  shown: { phone: string; zip: string };
  zipLabel: MessageKey;
  zipError: MessageKey;
  streetLabel: MessageKey;
  stateLabel: MessageKey;
  shipping: string;
}

/** The gateway that serves a language's currency. */
export const wayToPay = {
  fa: "checkout.payment_zarinpal",
  en: "checkout.payment_stripe",
  de: "checkout.payment_stripe",
} as const satisfies Record<AnyLanguage, MessageKey>;

/** The checkout's pages as a shopper uses them. */
export class CheckoutPages {
  constructor(
    readonly shopper: Shopper,
    readonly lang: AnyLanguage,
  ) {}

  field(key: MessageKey): Locator {
    return this.shopper.main.getByLabel(new RegExp(`^${say(this.lang, key)}`));
  }

  /** Chooses a state, and gives its city: from its list where scripts bring that, else in words. */
  async givePlace({ stateLabel, state, city }: Pick<Home, "stateLabel" | "state" | "city">) {
    const { main, hasScripts } = this.shopper;
    const states = main.getByRole("combobox", { name: say(this.lang, stateLabel) });
    await states.selectOption({ label: state });
    const key = say(this.lang, "address.city");
    if (!hasScripts) return main.getByRole("textbox", { name: key }).fill(city);
    await main.getByRole("combobox", { name: key }).selectOption({ label: city });
  }

  async go(key: MessageKey): Promise<void> {
    await this.shopper.main.getByRole("button", { name: say(this.lang, key) }).click();
  }
}
