import { type Dashboard, maxShown } from "../../contract/dashboard";
import type { LanguageCode } from "../../contract/languages";
import type { Services } from "../../services";
import { readAddresses } from "../address/read-addresses";
import { showAddress } from "../address/show-address";
import { speak } from "../languages/language";
import { readItems } from "../orders/reading/list-orders";
import { showSummary } from "../orders/reading/show-summary";
import { readWishList } from "../wish-list/read-wish-list";
import { readRecentOrders } from "./read-recent-orders";
import { readUnread } from "./read-unread";

/** GET user/dashboard: six statements, whatever somebody has. */
export async function readDashboard(
  services: Services,
  userId: string,
  lang: LanguageCode,
): Promise<Dashboard> {
  const { database, clock } = services;
  const found = await database.run(async (q) => {
    const recent = await readRecentOrders(q, userId);
    const orders = [...recent.active, ...recent.delivered];
    const items = await readItems(
      q,
      orders.map(({ id }) => id),
    );
    const [address] = await readAddresses(q, userId);
    return { ...recent, items, address, unread: await readUnread(q, userId) };
  });
  const now = clock.now();
  const itemsOf = (id: string) => found.items.get(id) ?? [];
  const wishes = await readWishList(services, { userId }, lang);
  const dropped = wishes.data.filter(({ dropped_from }) => dropped_from !== null);
  return {
    active: found.active.map((order) => ({
      ...showSummary(order, itemsOf(order.id), lang, now),
      payment_status: order.paymentStatus,
    })),
    delivered: found.delivered.map((order) => ({
      ...showSummary(order, itemsOf(order.id), lang, now),
      names: itemsOf(order.id).map(({ name, sku }) => speak(name, lang) ?? sku),
    })),
    unread: found.unread,
    drops: { data: dropped.slice(0, maxShown.drops), total: dropped.length },
    address: found.address?.isDefault ? await showAddress(found.address, lang) : null,
  };
}
