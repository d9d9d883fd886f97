import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { ProductRow } from "~/features/catalog/product-row";
import { headOf, type PageHead } from "~/features/document/page-head";
import { parseView, serializeView } from "~/features/document/serialized-view";
import { toStore, toWebSite } from "~/features/document/structured-data.server";
import { WaitingOrderNotice } from "~/features/orders/waiting-order";
import { loadWaitingOrder } from "~/features/orders/waiting-order.server";
import { usePageLanguage } from "~/i18n/use-page-language";
import { requireLocale } from "~/request/require-locale.server";
import { listingPath } from "~/sitemap/paths";
import styles from "~/styles/home.css?url";
import { Categories } from "./categories";
import { Departments } from "./departments";
import { Hero } from "./hero";
import { loadHome } from "./load-home.server";
import { Offers } from "./offers";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export async function loader(args: LoaderFunctionArgs) {
  const ctx = await requireLocale(args);
  const name = ctx.t("shop.name");
  const description = ctx.t("shop.description");
  const shop = { publicUrl: ctx.settings.publicUrl, lang: ctx.lang, name, description };
  const head: PageHead = {
    title: name,
    description,
    path: "/",
    jsonLd: [toStore(shop), toWebSite(shop)],
  };
  const [home, waiting] = await Promise.all([loadHome(ctx), loadWaitingOrder(ctx)]);
  return { head, view: serializeView(home), waiting };
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => headOf(data?.head, matches);

/** The shop's front: one set of data, laid out for phones and, from 960 px, for laptops by CSS (R-GEN-02, C-73). */
export default function HomePage() {
  const { view: serialized, waiting } = useLoaderData<typeof loader>();
  const view = useMemo(() => parseView(serialized), [serialized]);
  const { t } = useTranslation();
  const lang = usePageLanguage();
  return (
    <>
      <WaitingOrderNotice order={waiting} />
      <div className="home-front">
        <Hero favourite={view.favourite} />
        <Offers cards={view.offers} />
      </div>
      <Departments departments={view.departments} />
      {view.rows.map(({ listing, cards }) => (
        <ProductRow
          key={listing}
          title={t(`listing.${listing}`)}
          cards={cards}
          all={listingPath(lang, { gen: listing })}
        />
      ))}
      <Categories departments={view.departments} />
    </>
  );
}
