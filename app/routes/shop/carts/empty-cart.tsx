import { useTranslation } from "react-i18next";
import { type WaitingOrder, WaitingOrderNotice } from "~/features/orders/waiting-order";
import { usePageLanguage } from "~/i18n/use-page-language";
import { wishListPath } from "~/sitemap/account-paths";
import { listingPath } from "~/sitemap/paths";
import { Ornament } from "~/ui/icon/icon";
import { Link } from "~/ui/link/link";

/** Nothing to buy yet: what waits to be paid, which was in the cart, the motif, a sentence, the ways on. */
export function EmptyCart({ waiting }: { waiting: WaitingOrder | null | undefined }) {
  const { t } = useTranslation();
  const lang = usePageLanguage();
  return (
    <>
      <WaitingOrderNotice order={waiting} />
      <div className="empty">
        <Ornament />
        <h1>{t(waiting ? "cart.title" : "cart.empty")}</h1>
        <p>{t("cart.empty_text")}</p>
        <div className="cluster">
          <Link className="button" to={listingPath(lang)}>
            {t("listing.all")}
          </Link>
          <Link className="button button-quiet" to={listingPath(lang, { gen: "sale" })}>
            {t("cart.to_sale")}
          </Link>
          <Link className="button button-quiet" to={wishListPath}>
            {t("chrome.wish_list")}
          </Link>
        </div>
      </div>
    </>
  );
}
