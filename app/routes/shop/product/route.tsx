import { type MetaFunction, useActionData, useLoaderData, useLocation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { preserveForm } from "~/client/offline/preserve-form";
import { headOf } from "~/features/document/page-head";
import { usePageLanguage } from "~/i18n/use-page-language";
import { comparePath, productPath } from "~/sitemap/paths";
import { Breadcrumb } from "~/ui/breadcrumb/breadcrumb";
import type { action } from "./action.server";
import { Gallery, largeSizes } from "./gallery";
import { loadProduct } from "./load-product.server";
import { Offer } from "./offer";
import { ProductForm } from "./product-form";
import { RecentlySeen } from "./recently-seen.enhanced";
import { Related } from "./related";
import { Reviews } from "./reviews";
import { Share } from "./share";
import { Story } from "./story";
import { Summary } from "./summary";
import { Trust } from "./trust";

export { action } from "./action.server";
/** One product (domain 4.2). The variant is part of the address: `?color=red&size=m`. */
export { loadProduct as loader };

export const clientAction = preserveForm;

export const meta: MetaFunction<typeof loadProduct> = ({ data: loaded, matches }) =>
  headOf(loaded?.head, matches, {
    url: loaded?.view.pictures[loaded.view.shown]?.url,
    sizes: largeSizes,
  });

export default function ProductPage() {
  const loaded = useLoaderData<typeof loadProduct>();
  const answered = useActionData<typeof action>();
  const view = { ...loaded.view, ...answered?.chosen };
  const { t } = useTranslation();
  const lang = usePageLanguage();
  const { search } = useLocation();
  const path = productPath(lang, view);
  return (
    <>
      <Breadcrumb crumbs={view.crumbs} label={t("breadcrumb")} />
      <article className="product-page">
        <Gallery key={view.shown} pictures={view.pictures} shown={view.shown} />
        <div className="product-side">
          <Summary view={view} />
          {/* Of options that don't exist together a refused form says so itself. */}
          {(view.offer || !answered) && <Offer offer={view.offer} />}
          <ProductForm path={path} search={search} view={view} result={answered} />
          <Share url={loaded.url} name={view.name} compare={comparePath(lang, [view.id])} />
          <Trust title={loaded.trustTitle} lines={loaded.trust} />
        </div>
        <Story view={view} />
      </article>
      <Reviews product={view.id} view={loaded.reviews} />
      <Related cards={view.related} />
      <RecentlySeen view={view} />
    </>
  );
}
