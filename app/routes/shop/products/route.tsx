import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { loadDelivery } from "~/features/catalog/load-delivery.server";
import { printArrival } from "~/features/catalog/print-arrival.server";
import { headOf } from "~/features/document/page-head";
import { saidIn } from "~/i18n/said-in";
import { requireLocale } from "~/request/context.server";
import { parseView, serializeView } from "~/request/serialized-view";
import { Breadcrumb } from "~/ui/breadcrumb/breadcrumb";
import { AlsoRead } from "./also-read";
import { Choices } from "./choices";
import { ChosenFilters } from "./chosen-filters";
import { Empty } from "./empty";
import { Filters } from "./filters";
import styles from "./listing.css?url";
import { listingHead } from "./listing-head.server";
import { loadListing, toListingView } from "./load-listing.server";
import { cardSizes, Results } from "./results";
import { SaveOffer } from "./save-offer";
import { UnmetWords } from "./unmet-words";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: styles }];

/** A list of products: a place of the shop, a search, or both (domain 4.1). */
export async function loader(args: LoaderFunctionArgs) {
  const ctx = await requireLocale(args);
  const [listing, delivery] = await Promise.all([loadListing(ctx, args), loadDelivery(ctx)]);
  const view = toListingView(listing, ctx);
  const arrives = delivery && printArrival(delivery, ctx);
  return {
    view: serializeView(view),
    arrives,
    head: listingHead(listing, view, ctx),
    firstPicture: view.cards[0]?.picture?.[0],
  };
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  headOf(data?.head, matches, { url: data?.firstPicture, sizes: cardSizes });

export default function ListingPage() {
  const { view: serialized, arrives } = useLoaderData<typeof loader>();
  const view = useMemo(() => parseView(serialized), [serialized]);
  const { t } = useTranslation();
  const isFilled = view.cards.length > 0;
  return (
    <>
      <Breadcrumb crumbs={view.crumbs} label={t("breadcrumb")} />
      <h1 {...saidIn(view.titleLang)}>{view.title}</h1>
      {view.description && (
        <p className="lead" {...saidIn(view.descriptionLang)}>
          {view.description}
        </p>
      )}
      <div className="listing">
        {(isFilled || view.filters.set) && (
          <Filters filters={view.filters} path={view.path} cleared={view.cleared} />
        )}
        <section aria-labelledby="products">
          <h2 className="sr-only" id="products">
            {t("listing.products")}
          </h2>
          <ChosenFilters chips={view.chips} />
          <div className="listing-head">
            <p>
              {view.count}
              {isFilled && arrives && <small>{arrives}</small>}
            </p>
            {isFilled && <Choices label={t("sort.title")} choices={view.sorts} />}
          </div>
          {isFilled ? (
            <>
              {view.leftOut && <UnmetWords said={t("search.most")} words={view.leftOut} as="del" />}
              {view.told && <UnmetWords said={t("search.told")} words={view.told} as="mark" />}
              <Results view={view} />
              <Choices label={t("pages.size")} choices={view.sizes} />
            </>
          ) : (
            <Empty view={view} />
          )}
          {view.isDepartment && <SaveOffer path={view.path} name={view.title} />}
          {view.alsoRead && <AlsoRead {...view.alsoRead} />}
        </section>
      </div>
    </>
  );
}
