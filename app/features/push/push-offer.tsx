import { useTranslation } from "react-i18next";
import { pushPath } from "~/sitemap/account-paths";
import { Link } from "~/ui/link/link";
import type { PushOfferView } from "./offer-push.server";
import { SwitchOn } from "./switch-on";

/** A quiet offer on the page where something was done that news will come of; no prompt comes before its button. */
export function PushOffer({ offer }: { offer: PushOfferView | null }) {
  const { t } = useTranslation();
  if (!offer) return null;
  return (
    <aside className="push-offer" aria-label={t("push.title")}>
      <p>
        {t(`push.offer.${offer.topic}`)}{" "}
        <Link className="link" to={pushPath}>
          {t("push.offer_more")}
        </Link>
      </p>
      <SwitchOn serverKey={offer.serverKey} topic={offer.topic} back={offer.back} isQuiet />
    </aside>
  );
}
