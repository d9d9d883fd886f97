import type { WishItemView } from "~/features/wish-list/wish-view.server";
import { wishRowsPath } from "~/sitemap/account-paths";
import type { AppendedPage } from "~/ui/infinite-list/appended";

/** The rows of a page of the list, by the page's own address. */
export async function fetchRows(
  page: string,
  signal: AbortSignal,
): Promise<AppendedPage<WishItemView>> {
  const response = await fetch(wishRowsPath(page), { signal });
  if (!response.ok) throw new Error(`The rows of ${page} answered ${response.status}`);
  return response.json();
}
