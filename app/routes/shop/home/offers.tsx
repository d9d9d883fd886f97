import { useTranslation } from "react-i18next";
import type { CardView } from "~/features/catalog/card-view.server";
import { Price } from "~/features/catalog/price";
import { saidIn } from "~/i18n/said-in";
import { usePageLanguage } from "~/i18n/use-page-language";
import { productPath } from "~/sitemap/paths";
import { Link } from "~/ui/link/link";
import { Picture } from "~/ui/picture/picture";
import { Slider } from "~/ui/slider/slider";

/** The slider of offers. */
export function Offers({ cards }: { cards: CardView[] }) {
  const { t } = useTranslation();
  if (cards.length === 0) return null;
  return (
    <Slider
      name="offer"
      label={t("home.offers")}
      slides={cards.map((card) => ({
        id: card.id,
        label: t("slider.go", { name: card.name }),
        content: <Offer card={card} />,
      }))}
    />
  );
}

function Offer({ card }: { card: CardView }) {
  const { t } = useTranslation();
  const lang = usePageLanguage();
  const [url, tint] = card.picture ?? [];
  return (
    <div className="offer-slide">
      <div>
        {card.off && <p className="tag tag-sale">{t("price.off", { percent: card.off })}</p>}
        <Link
          to={productPath(lang, card) + (card.search ?? "")}
          {...saidIn(card.lang)}
          prefetch="none"
          discover="none"
        >
          {card.name}
        </Link>
        <Price view={card} />
      </div>
      {url && (
        <Picture url={url} tint={tint ?? 0} alt="" sizes="(width>=960px) 310px,46vw" when="eager" />
      )}
    </div>
  );
}
