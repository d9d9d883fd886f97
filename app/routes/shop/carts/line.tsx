import { useTranslation } from "react-i18next";
import type { LineView } from "~/features/cart/line-view.server";
import type { FormResult } from "~/forms/submission";
import { saidIn } from "~/i18n/said-in";
import { Link } from "~/ui/link/link";
import { Picture } from "~/ui/picture/picture";
import { CartForm } from "./cart-form";
import { Stepper } from "./stepper";

interface LineProps {
  line: LineView;
  result?: FormResult;
}

/** One line of what is bought: what it is, how many, what they cost, and the ways out. */
export function Line({ line, result }: LineProps) {
  const { t } = useTranslation();
  return (
    <li className={line.canBuy ? "line" : "line line-stopped"}>
      <LinePicture line={line} />
      <div className="line-words">
        <LineName line={line} />
        {line.left && <p className="line-left">{line.left}</p>}
        {line.notices.map((text) => (
          <p key={text} className="line-notice">
            {text}
          </p>
        ))}
      </div>
      {line.canBuy && <Stepper line={line} result={result} />}
      <p className="line-sum">
        <b>{line.total}</b>
        {line.was && (
          <s>
            <span className="sr-only">{t("price.was")} </span>
            {line.was}
          </s>
        )}
        {line.each && <small>{line.each}</small>}
      </p>
      <CartForm variant={line.variant} look="line-ways">
        <LineButton intent="cart.later" text={t("cart.save_for_later")} name={line.name} />
        <LineButton intent="cart.remove" text={t("cart.remove")} name={line.name} />
      </CartForm>
    </li>
  );
}

/** Its words are said with the product's name, as there is one like it in each line. */
export function LineButton(props: { intent: string; text: string; name: string }) {
  const { t } = useTranslation();
  const { intent, text, name } = props;
  return (
    <button
      type="submit"
      className="line-button"
      name="intent"
      value={intent}
      aria-label={t("cart.line_of", { action: text, name })}
    >
      {text}
    </button>
  );
}

export function LinePicture({ line: { picture, to } }: { line: LineView }) {
  return (
    <Link className="line-picture" to={to} tabIndex={-1} aria-hidden="true">
      {picture ? (
        <Picture {...picture} alt="" sizes="(width>=600px) 112px,88px" />
      ) : (
        <span className="picture tint-7" />
      )}
    </Link>
  );
}

export function LineName({ line: { name, lang, to, options } }: { line: LineView }) {
  return (
    <>
      <h3 {...saidIn(lang)}>
        <Link to={to}>{name}</Link>
      </h3>
      {options.length > 0 && (
        <dl className="line-options">
          {options.map(([choice, value, own]) => (
            <div key={choice}>
              <dt {...saidIn(own?.name)}>{choice}</dt>
              <dd {...saidIn(own?.value)}>{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </>
  );
}
