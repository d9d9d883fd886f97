import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { localStore } from "~/client/storage/guarded-storage";
import { forgetSeen, noteSeen, readSeen, type SeenProduct } from "~/client/storage/seen";
import { usePageLanguage } from "~/i18n/use-page-language";
import { productPath } from "~/sitemap/paths";
import { Link } from "~/ui/link/link";
import { Picture } from "~/ui/picture/picture";
import type { ProductView } from "./load-product.server";

/** What was open in this browser before; this page is noted as well. No server hears of either. */
export function RecentlySeen({ view }: { view: ProductView }) {
  const { t } = useTranslation();
  const lang = usePageLanguage();
  const [others, setOthers] = useState<SeenProduct[]>([]);
  const { id, slug, name, pictures, shown } = view;
  const { url, tint } = pictures[shown] ?? {};
  useEffect(() => {
    setOthers(readSeen(localStore, lang).filter((one) => one.id !== id));
    const picture: SeenProduct["picture"] = url === undefined ? null : [url, tint ?? 0];
    noteSeen(localStore, { id, lang, slug, name, picture });
  }, [id, lang, slug, name, url, tint]);
  if (others.length === 0) return null;
  return (
    <section aria-labelledby="seen">
      <div className="section-head">
        <h2 id="seen">{t("product.seen")}</h2>
        <button
          type="button"
          className="link"
          onClick={() => {
            forgetSeen(localStore);
            setOthers([]);
          }}
        >
          {t("product.seen_forget")}
        </button>
      </div>
      <ul className="seen">
        {others.map((one) => (
          <li key={one.id}>
            <Link to={productPath(lang, one)} prefetch="none" discover="none">
              {one.picture && (
                <Picture url={one.picture[0]} tint={one.picture[1]} alt="" sizes="112px" />
              )}
              {one.name}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
