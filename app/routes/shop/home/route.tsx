import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import blogStyles from "~/features/blog/blog.css?url";
import { headOf, type PageHead } from "~/features/document/page-head";
import { toStore, toWebSite } from "~/features/document/structured-data.server";
import { Hole } from "~/features/holes/hole";
import { WaitingOrderNotice } from "~/features/orders/waiting-order";
import { requireLocale } from "~/request/context.server";
import { parseView, serializeView } from "~/request/serialized-view";
import { useRootData } from "~/root-data";
import { Blocks } from "./blocks";
import { heroSizes } from "./hero";
import styles from "./home.css?url";
import blockStyles from "./home-blocks.css?url";
import { type HomeView, loadHome } from "./load-home.server";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: styles }];

/** The blocks that no shop begins with: their styles come where one of them stands. */
const ownStyled = new Set<string>(["banner", "text", "brands", "journal"]);
const moreStyles = [blockStyles, blogStyles].map((href) => ({
  ...{ tagName: "link", rel: "stylesheet", href },
}));

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
  const home = await loadHome(ctx);
  const needsMore = home.blocks.some(({ kind }) => ownStyled.has(kind));
  return {
    head,
    view: serializeView(home),
    firstPicture: firstPictureOf(home),
    ...(needsMore && { needsMore }),
  };
}

/** On a page that opens with the hero it is that one's. */
function firstPictureOf({ blocks: [opening] }: HomeView): string | undefined {
  return opening?.kind === "hero"
    ? (opening.picture ?? opening.favourite?.picture)?.[0]
    : undefined;
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => [
  ...headOf(data?.head, matches, { url: data?.firstPicture, sizes: heroSizes }),
  ...(data?.needsMore ? moreStyles : []),
];

/** The shop's front: one set of data, laid out for phones and, from 960 px, for laptops by CSS (R-GEN-02, C-73). */
export default function HomePage() {
  const { view: serialized } = useLoaderData<typeof loader>();
  const view = useMemo(() => parseView(serialized), [serialized]);
  const { t } = useTranslation();
  const waiting = useRootData()?.waitingOrder;
  return (
    <>
      <Hole name="waiting">
        <WaitingOrderNotice order={waiting} />
      </Hole>
      {!view.blocks.some(({ kind }) => kind === "hero") && (
        <h1 className="sr-only">{t("shop.name")}</h1>
      )}
      <Blocks view={view} />
    </>
  );
}
