import { useTranslation } from "react-i18next";
import { Price } from "~/features/catalog/price";
import { saidIn } from "~/i18n/said-in";
import { usePageLanguage } from "~/i18n/use-page-language";
import { listingPath, productPath } from "~/sitemap/paths";
import { Ornament } from "~/ui/icon/icon";
import { Link } from "~/ui/link/link";
import { Picture } from "~/ui/picture/picture";
import type { BlockView } from "./to-block-views.server";

type HeroProps = Extract<BlockView, { kind: "hero" }>;

export const heroSizes = "(width>=960px) 250px,(width>=600px) 220px,104px";

/** What the shop says first, quietly, with the owner's picture; else with the one thing that sells best. */
export function Hero({
  title,
  text,
  saidIn: said,
  picture,
  alt = "",
  altLang,
  favourite,
}: HeroProps) {
  const { t } = useTranslation();
  const lang = usePageLanguage();
  return (
    <section className="hero" aria-labelledby="tagline">
      <div>
        <h1 id="tagline" {...saidIn(said?.title)}>
          {title ?? t("shop.tagline")}
        </h1>
        <p {...saidIn(said?.text)}>{text ?? t("shop.description")}</p>
        <Link className="button" to={listingPath(lang)}>
          {t("home.browse")}
        </Link>
      </div>
      {picture && (
        <div className="hero-thing">
          <Ornament />
          <Picture
            url={picture[0]}
            tint={picture[1]}
            alt={alt}
            lang={altLang}
            sizes={heroSizes}
            when="first"
          />
        </div>
      )}
      {favourite?.picture && (
        <div className="hero-thing">
          <Ornament />
          <Picture
            url={favourite.picture[0]}
            tint={favourite.picture[1]}
            alt=""
            sizes={heroSizes}
            when="first"
          />
          <div>
            <Link
              to={productPath(lang, favourite)}
              {...saidIn(favourite.lang)}
              prefetch="none"
              discover="none"
            >
              {favourite.name}
            </Link>
            <Price view={favourite} />
          </div>
        </div>
      )}
    </section>
  );
}
