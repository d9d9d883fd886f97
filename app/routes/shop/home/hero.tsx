import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import type { CardView } from "~/features/catalog/card-view.server";
import { usePageLanguage } from "~/i18n/use-page-language";
import { listingPath, productPath } from "~/sitemap/paths";
import { Ornament } from "~/ui/icon/icon";
import { Picture } from "~/ui/picture/picture";

/** What the shop says first, quietly, with the picture of what sells best. */
export function Hero({ favourite }: { favourite?: CardView }) {
  const { t } = useTranslation();
  const lang = usePageLanguage();
  return (
    <section className="hero" aria-labelledby="tagline">
      <Ornament />
      <div>
        <h1 id="tagline">{t("shop.tagline")}</h1>
        <p>{t("shop.description")}</p>
        <Link className="button" to={listingPath(lang)}>
          {t("home.browse")}
        </Link>
      </div>
      {favourite?.picture && (
        <Link to={productPath(lang, favourite)} prefetch="none" discover="none">
          <Picture
            url={favourite.picture[0]}
            tint={favourite.picture[1]}
            alt={favourite.name}
            sizes="(width>=600px) 220px,32vw"
            when="first"
          />
        </Link>
      )}
    </section>
  );
}
