import { useTranslation } from "react-i18next";
import type { SavedPage } from "~/client/offline/saved-pages";
import { useStoredWishes } from "~/client/offline/use-stored-lists";
import { formatsFor } from "~/i18n/format";
import { usePageLanguage } from "~/i18n/use-page-language";
import { match } from "~/sitemap/match";

/** The wish list: its products whose pages are saved, by their names, and how many more there are. */
export function OfflineWishes({ pages }: { pages: SavedPage[] }) {
  const { t } = useTranslation();
  const { number } = formatsFor(usePageLanguage());
  const wishes = useStoredWishes();
  const saved = wishes.flatMap((code) => pages.find((page) => productOf(page) === code) ?? []);
  const count = wishes.length;
  const more = count - saved.length;
  if (wishes.length === 0) return null;
  return (
    <section className="kept-pages" aria-labelledby="offline-wishes">
      <h2 id="offline-wishes">{t("offline.wish", { count, n: number(count) })}</h2>
      <ul>
        {saved.map(({ address, title }) => (
          <li key={address}>
            <a className="link" href={address}>
              {title}
            </a>
          </li>
        ))}
        {more > 0 && <li>{t("offline.wish_more", { count: more, n: number(more) })}</li>}
      </ul>
    </section>
  );
}

/** The code of the product that a page shows. */
function productOf({ address }: SavedPage): number | undefined {
  const { name, params } = match(address.split("?")[0] ?? "");
  return name === "product" ? Number(params.product_id) : undefined;
}
