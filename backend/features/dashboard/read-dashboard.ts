import { type Dashboard, maxShown } from "../../contract/dashboard";
import type { LanguageCode } from "../../contract/languages";
import type { Query } from "../../db/database";
import { inOneTrip } from "../../db/one-trip";
import type { Services } from "../../services";
import { readAddresses } from "../address/read-addresses";
import { showAddress } from "../address/show-address";
import { speak } from "../languages/language";
import { readItems } from "../orders/reading/list-orders";
import { showSummary } from "../orders/reading/show-summary";
import { readWishes, showWishes } from "../wish-list/read-wish-list";
import { readRecentOrders } from "./read-recent-orders";
import { readUnread } from "./read-unread";

/** GET user/dashboard: two trips to the database, whatever somebody has. */
export async function readDashboard(
  services: Services,
  userId: string,
  lang: LanguageCode,
): Promise<Dashboard> {
  const { database, clock } = services;
  const [found, [address], unread, wished] = await database.run((q) =>
    inOneTrip(q, (q) =>
      Promise.all([
        readOrders(q, userId),
        readAddresses(q, userId),
        readUnread(q, userId),
        readWishes(q, { userId }, lang),
      ]),
    ),
  );
  const now = clock.now();
  const itemsOf = (id: string) => found.items.get(id) ?? [];
  const wishes = await showWishes(services, wished, lang);
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
    unread,
    drops: { data: dropped.slice(0, maxShown.drops), total: dropped.length },
    address: address?.isDefault ? await showAddress(address, lang) : null,
  };
}

async function readOrders(q: Query, userId: string) {
  const recent = await readRecentOrders(q, userId);
  const ids = [...recent.active, ...recent.delivered].map(({ id }) => id);
  return { ...recent, items: await readItems(q, ids) };
}
