import { useTranslation } from "react-i18next";
import type { LanguageCode } from "#backend/contract/languages";
import { saidIn } from "~/i18n/said-in";
import { Link } from "~/ui/link/link";
import type { CardView } from "./card-view.server";
import { ProductCard } from "./product-card";

/** As wide as `.product-row` lays its cards out. */
const rowSizes = "(width>=960px) 224px,168px";

interface ProductRowProps {
  title: string;
  /** The title's language, where it isn't the page's. */
  lang?: LanguageCode | undefined;
  cards: CardView[];
  /** Where all of them are. */
  all?: string;
}

/** A row of products that scrolls by snap. */
export function ProductRow({ title, lang, cards, all }: ProductRowProps) {
  const { t } = useTranslation();
  return (
    <section aria-label={title}>
      <div className="section-head">
        <h2 {...saidIn(lang)}>{title}</h2>
        {all && (
          <Link className="link" to={all}>
            {t("all_of_them")}
            <span className="sr-only" {...saidIn(lang)}>
              {" "}
              {title}
            </span>
          </Link>
        )}
      </div>
      <ul className="product-row">
        {cards.map((card) => (
          <ProductCard key={card.id} card={card} sizes={rowSizes} />
        ))}
      </ul>
    </section>
  );
}
