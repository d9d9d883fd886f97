import { randomUUID } from "node:crypto";
import type { BrowserContext } from "@playwright/test";
import { userLink } from "#backend/contract/link";
import { order } from "#backend/contract/order";
import { ticketPosted } from "#backend/contract/ticket";
import {
  addressesPath,
  contactPath,
  erasePath,
  fullStepPath,
  infoPath,
  invoicePath,
  linkPath,
  linksPath,
  newTicketPath,
  orderPath,
  ordersPath,
  profilePath,
  pushPath,
  reviewPath,
  settingsPath,
  stepPath,
  ticketPath,
  ticketsPath,
  userPath,
  wishListPath,
} from "~/sitemap/account-paths";
import { findProducts } from "./buying";
import { comeToReview, payAnother, payOrder, send } from "./checking-out";
import { deliver } from "./deliver";
import type { LanguageCode } from "./languages";

/** A page of the account: which of the sitemap's it is, and where one of somebody's own stands. */
export interface AccountScreen {
  name: string;
  page: string;
  path: string;
}

/**
 * Everything that an account can have, of somebody new whom the browser is logged in as: a paid order, one that has arrived, a ticket
 * about it, a shared list, an address, wishes. Answers every page that shows it, those with a form open among them.
 */
export async function makeAccountScreens(
  context: BrowserContext,
  lang: LanguageCode,
): Promise<AccountScreen[]> {
  const buyer = await comeToReview(context, lang);
  const post = (path: string, body: object) => send(buyer.token, lang, "POST", path, body);
  await post("user/profile", { name: lang === "fa" ? "مینا" : "Ann", last_name: "Smith" });
  const arrived = await payOrder(buyer, lang);
  await deliver(arrived, lang);
  const reviewed = await productOf(arrived);
  const number = await payAnother(buyer, lang);
  const about = { department: "order", order: number, subject: "کجاست؟ Where is it?" };
  const asked = { client_id: randomUUID(), ...about, body: "Since Monday.\nhttps://example.com/a" };
  const { code } = ticketPosted.parse(await post("user/tickets", asked));
  for (const { id: product_id } of (await findProducts(lang)).slice(0, 2)) {
    await post("user/wish-list", { op_id: randomUUID(), product_id });
  }
  const shared = { kind: "wishlist", label: "Birthday", days: 30, max_hits: null };
  const { id } = userLink.parse(
    await post("user/links", { op_id: randomUUID(), shows_name: true, ...shared }),
  );
  const own = (name: string, page: string, path: string) => ({ name, page, path });
  return [
    own("dashboard", "user", userPath),
    own("info", "info", infoPath),
    own("profile", "profile", profilePath),
    own("contact", "contact", contactPath),
    own("full-step", "full-step", fullStepPath),
    ...[1, 2, 3, 4, 5].map((step) => own(`full-step-${step}`, "full-step", stepPath(step))),
    own("settings", "user-settings", settingsPath),
    own("erase", "user-settings", erasePath),
    own("push", "push", pushPath),
    own("links", "links", linksPath),
    own("link", "link", linkPath(id)),
    own("addresses", "addresses", addressesPath),
    own("address-new", "addresses", `${addressesPath}?new=1`),
    own("tickets", "tickets", ticketsPath),
    own("ticket-new", "new-ticket", newTicketPath({ order: number })),
    own("ticket", "ticket", ticketPath(code)),
    own("orders", "orders", ordersPath),
    own("order", "order", orderPath(number)),
    own("order-arrived", "order", orderPath(arrived)),
    own("review-new", "review", reviewPath(reviewed)),
    own("invoice", "invoice", invoicePath(number)),
    own("wish-list", "wish-list", wishListPath),
  ];

  /** The product of an order that has arrived. */
  async function productOf(orderNumber: string): Promise<number> {
    const { items } = order.parse(
      await send(buyer.token, lang, "GET", `user/orders/${orderNumber}`),
    );
    const product = items[0]?.product?.id;
    if (!product) throw new Error(`The order ${orderNumber} has no product with a page.`);
    return product;
  }
}
