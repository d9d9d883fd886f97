import type { Locator, Page } from "@playwright/test";
import type { MessageKey } from "~/i18n/messages/en";
import { CheckoutPages, comeToReview, comeWithCart, homes, placeOrder } from "./checking-out";
import { deliver } from "./deliver";
import type { LanguageCode } from "./languages";
import { logInBrowser } from "./log-in-browser";
import type { Shopper } from "./shopper";
import { say } from "./words";

/** A form of the shop with one field that is filled in wrongly, and the other ways to handle it. */
export interface LiveForm {
  /** The control, or the group of them, that is described by what is wrong. */
  field: Locator;
  /** What says so. */
  text: string;
  spoil: () => Promise<void>;
  /** Leaves the field for nothing. */
  leave: () => Promise<void>;
  mend: () => Promise<void>;
  /** What was typed beside it, which stays. */
  beside?: { field: Locator; value: string };
  /** Of the button that sends. */
  send: MessageKey;
}

type Open = (page: Page, shopper: Shopper, lang: LanguageCode) => Promise<LiveForm>;

/** The forms of the shop that most shoppers fill in; each is opened by somebody new. */
export const liveForms = {
  async login(page, shopper, lang) {
    await shopper.open(`/${lang}/login`);
    const field = page.getByLabel(say(lang, "login.target"), { exact: true });
    const texts = { wrong: lang === "fa" ? "۰۹۱۲" : "ann.example.com", right: "ann@example.com" };
    return {
      ...textForm(field, texts),
      text: say(lang, "login.bad_target"),
      send: "login.send_code",
    };
  },

  async checkout(page, shopper, lang) {
    const home = homes[lang];
    await comeWithCart(page.context(), lang);
    const pages = new CheckoutPages(shopper, lang);
    await shopper.open(`/${lang}/checkout/address`);
    await pages.givePlace(home);
    const name = pages.field("address.recipient_name");
    await name.fill(home.input.recipient_name);
    const texts = { wrong: home.typed.badZip, right: home.typed.zip };
    return {
      ...textForm(pages.field(home.zipLabel), texts),
      text: say(lang, home.zipError),
      beside: { field: name, value: home.input.recipient_name },
      send: "checkout.address_save",
    };
  },

  async coupon(page, shopper, lang) {
    await comeWithCart(page.context(), lang);
    await shopper.open(`/${lang}/carts`);
    const field = page.getByRole("textbox", { name: say(lang, "coupon.title") });
    const text = say(lang, "required_error");
    return { ...textForm(field, { wrong: "", right: "TEN" }), text, send: "coupon.apply" };
  },

  async settings(page, shopper, lang) {
    await logInBrowser(page.context(), lang);
    await shopper.open("/user/user-settings");
    const field = page.getByLabel(say(lang, "login.new_password"), { exact: true });
    const text = `${say(lang, "fields.need_lower")} ${say(lang, "fields.need_unmet")}`;
    const texts = { wrong: "LOUD AND LONG", right: "quiet and long" };
    return { ...textForm(field, texts), text, send: "account.password_set" };
  },

  async return(page, shopper, lang) {
    const buyer = await comeToReview(page.context(), lang, "cod");
    const number = await placeOrder(buyer, lang);
    await deliver(number, lang);
    await shopper.open(`/user/orders/${number}`);
    const { main } = shopper;
    await main.getByText(say(lang, "order.return_title")).click();
    const field = main.getByRole("group", { name: say(lang, "order.return_what") });
    const box = field.getByRole("checkbox").first();
    const note = main.getByLabel(say(lang, "order.return_note"));
    await note.fill("It hums.");
    return {
      field,
      text: say(lang, "order.return_none"),
      spoil: () => box.focus(),
      leave: () => box.blur(),
      mend: () => box.check(),
      beside: { field: note, value: "It hums." },
      send: "order.return_send",
    };
  },
} as const satisfies Record<string, Open>;

function textForm(field: Locator, { wrong, right }: { wrong: string; right: string }) {
  return {
    field,
    spoil: async () => {
      await field.focus();
      await field.fill(wrong);
    },
    leave: () => field.blur(),
    mend: () => field.fill(right),
  };
}
