import { orderRowsPath } from "~/sitemap/account-paths";
import type { AppendedPage } from "~/ui/infinite-list/appended";
import type { OrderRowView } from "./load-orders.server";

/** The rows of a page of the list, by the page's own address. */
export async function fetchRows(
  page: string,
  signal: AbortSignal,
): Promise<AppendedPage<OrderRowView>> {
  const response = await fetch(orderRowsPath(page), { signal });
  if (!response.ok) throw new Error(`The rows of ${page} answered ${response.status}`);
  return response.json();
}
