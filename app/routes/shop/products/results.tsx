import { useTranslation } from "react-i18next";
import { fetchCards } from "~/features/catalog/fetch-cards";
import { ProductCard } from "~/features/catalog/product-card";
import { useInfiniteList } from "~/ui/infinite-list/use-infinite-list.enhanced";
import type { ListingView } from "./load-listing.server";
import { Pages } from "./pages";

/** Two cards beside each other on phones, three from 600 px, four from 960, beside the filters from 1280. */
export const cardSizes = "(width>=1280px) 238px,(width>=960px) 23vw,(width>=600px) 31vw,46vw";

/** The cards and the links to the next pages, whose cards are appended where scripts run. */
export function Results({ view }: { view: ListingView }) {
  const { t } = useTranslation();
  const more = useInfiniteList(view.pages.next, fetchCards);
  return (
    <>
      <ul className="products" aria-label={view.title}>
        {view.cards.map((card, place) => (
          <ProductCard key={card.id} card={card} sizes={cardSizes} when={whenShown(place)} />
        ))}
        {more.items.map((card) => (
          <ProductCard key={card.id} card={card} sizes={cardSizes} />
        ))}
      </ul>
      <p ref={more.end} className="products-end" role="status">
        {more.isLoading && t("listing.loading")}
      </p>
      <Pages pages={{ ...view.pages, next: more.next }} />
    </>
  );
}

/** The first row is on the first screen of any width. */
function whenShown(place: number) {
  if (place === 0) return "first";
  return place < 4 ? "eager" : "later";
}
