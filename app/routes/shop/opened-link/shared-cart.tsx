import { Form } from "@remix-run/react";
import { Fragment } from "react";
import { useTranslation } from "react-i18next";
import type { LineView } from "~/features/cart/line-view.server";
import { saidIn } from "~/i18n/said-in";
import { Link } from "~/ui/link/link";
import { Picture } from "~/ui/picture/picture";

/** The lines of a shared cart at today's prices, and all of them into one's own. */
export function SharedCart({ lines }: { lines: LineView[] }) {
  const { t } = useTranslation();
  const canTake = lines.some(({ canBuy }) => canBuy);
  return (
    <>
      <ul className="shared-lines">
        {lines.map(({ variant, name, lang, to, picture, options, printed, total, canBuy }) => (
          <li key={variant}>
            {picture && <Picture {...picture} alt="" sizes="72px" />}
            <div>
              <Link to={to} {...saidIn(lang)}>
                {name}
              </Link>
              <p className="field-hint">
                {options.map(([option, value, own], place) => (
                  <Fragment key={option}>
                    {place > 0 && " · "}
                    <span {...saidIn(own?.name)}>{option}</span>:{" "}
                    <span {...saidIn(own?.value)}>{value}</span>
                  </Fragment>
                ))}
              </p>
              {!canBuy && <p className="field-error">{t("stock.out")}</p>}
            </div>
            <p className="shared-sum">
              <span className="muted">× {printed}</span> <b>{total}</b>
            </p>
          </li>
        ))}
      </ul>
      {canTake ? (
        <Form method="post" preventScrollReset>
          <button type="submit" className="button">
            {t("shared.take_all")}
          </button>
        </Form>
      ) : (
        <p className="notice">{t("shared.cart_gone")}</p>
      )}
    </>
  );
}
