import { useTranslation } from "react-i18next";
import type { OfflineChange } from "~/client/offline/log/operation";
import { keepDraft } from "~/client/offline/offline-forms";
import { sayKeeping } from "~/client/offline/say-keeping";
import { useStoredCart } from "~/client/offline/use-stored-lists";
import type { StoredLine } from "~/client/storage/list-sync";
import { toaster } from "~/client/toast/toaster";
import { formatsFor, type Money } from "~/i18n/format";
import { usePageLanguage } from "~/i18n/use-page-language";
import { Picture } from "~/ui/picture/picture";

/** The cart as this device last knew it, with what was changed here since; each change waits for the shop. */
export function OfflineCart() {
  const { t } = useTranslation();
  const lines = useStoredCart();
  const { money, number } = formatsFor(usePageLanguage());
  const count = lines.reduce((sum, { qty }) => sum + qty, 0);
  const total = totalOf(lines);
  if (lines.length === 0) return null;
  return (
    <section className="kept-pages" aria-labelledby="offline-cart">
      <h2 id="offline-cart">{t("offline.cart", { count, n: number(count) })}</h2>
      <p className="muted">{t("offline.cart_text")}</p>
      <ul className="kept-lines">
        {lines.map((line) => (
          <Line key={line.variant_id} line={line} />
        ))}
      </ul>
      {total && (
        <p className="kept-total">
          {t("offline.cart_total")} <b>{money(total)}</b>
        </p>
      )}
    </section>
  );
}

function Line({ line }: { line: StoredLine }) {
  const { t } = useTranslation();
  const lang = usePageLanguage();
  const { money, number } = formatsFor(lang);
  const { variant_id, name, options, qty, price_seen } = line;
  async function keep(change: OfflineChange) {
    const keeping = await keepDraft({ change, name });
    if (keeping !== "queued") toaster.show(sayKeeping(keeping, name, { lang, t }));
  }
  const set = (to: number) => void keep({ type: "set", variant_id, qty: to });
  const remove = () => void keep({ type: "remove", variant_id });
  return (
    <li>
      {line.image && <Picture url={line.image} tint={7} alt="" sizes="64px" />}
      <div>
        <a className="link" href={line.url}>
          {name}
        </a>
        {options && <small>{options}</small>}
        {price_seen && <small>{money(price_seen as Money)}</small>}
      </div>
      <div className="kept-ways">
        <button
          type="button"
          className="button button-quiet"
          aria-label={t(qty > 1 ? "offline.less" : "offline.remove", { name })}
          onClick={() => (qty > 1 ? set(qty - 1) : remove())}
        >
          −
        </button>
        <output>{number(qty)}</output>
        <button
          type="button"
          className="button button-quiet"
          aria-label={t("offline.more", { name })}
          onClick={() => set(qty + 1)}
        >
          +
        </button>
      </div>
    </li>
  );
}

/** What the lines come to by the prices that were seen; nothing where one has none, or another currency. */
export function totalOf(lines: readonly StoredLine[]): Money | undefined {
  const currency = lines[0]?.price_seen?.currency;
  if (lines.some(({ price_seen }) => !price_seen || price_seen.currency !== currency)) return;
  const amount = lines.reduce(
    (sum, { qty, price_seen }) => sum + qty * (price_seen?.amount ?? 0),
    0,
  );
  return { amount, currency: currency as Money["currency"] };
}
