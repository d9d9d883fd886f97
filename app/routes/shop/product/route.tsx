import type { LoaderFunctionArgs } from "@remix-run/node";
import { type MetaFunction, useActionData, useLoaderData, useLocation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { productPath } from "~/features/catalog/addresses";
import { usePageLanguage } from "~/features/chrome/page-language";
import { guardAction } from "~/http/action.server";
import { keepForm } from "~/hydrate/keep-form";
import { Breadcrumb } from "~/ui/breadcrumb/breadcrumb";
import { actOnProduct } from "./act-on-product.server";
import { BuyForm } from "./buy-form";
import { Gallery } from "./gallery";
import { loadProduct } from "./load-product.server";
import { Offer } from "./offer";
import { Options } from "./options";
import { productHead } from "./product-head";
import { Related } from "./related";
import { Story } from "./story";
import { Summary } from "./summary";
import { WishForm } from "./wish-form";

/** One product (domain 4.2). The variant is part of the address: `?color=red&size=m`. */
export async function loader(args: LoaderFunctionArgs) {
  return loadProduct(args);
}

/** `intent` says what for: `cart.add`, `cart.buy`, `wish.add` or `wish.remove`. */
export const action = guardAction(async (args) => actOnProduct(args));

export const clientAction = keepForm;

export const meta: MetaFunction<typeof loader> = ({ data: loaded, matches }) =>
  productHead(loaded, matches);

export default function ProductPage() {
  const { view } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>()?.refused;
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
          <Offer offer={view.offer} />
          <Options path={path} choices={view.choices} />
          {view.offer && <BuyForm path={path + search} offer={view.offer} refused={refused} />}
          <WishForm path={path + search} product={view.id} variant={view.offer?.variant} />
        </div>
        <Story view={view} />
      </article>
      <Related cards={view.related} />
    </>
  );
}
