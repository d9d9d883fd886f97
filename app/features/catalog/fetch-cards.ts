import { cardsPath } from "~/sitemap/paths";
import type { AppendedPage } from "~/ui/infinite-list/appended";
import type { CardView } from "./card-view.server";

/** The cards of a listing's page, by the page's own address (R-INF-02). */
export async function fetchCards(
  page: string,
  signal: AbortSignal,
): Promise<AppendedPage<CardView>> {
  const response = await fetch(cardsPath(page), { signal });
  if (!response.ok) throw new Error(`The cards of ${page} answered ${response.status}`);
  return response.json();
}
