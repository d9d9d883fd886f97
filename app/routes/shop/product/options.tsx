import { Fragment } from "react";
import { useTranslation } from "react-i18next";
import { useHydrated } from "~/client/boot/use-hydrated";
import { saidIn } from "~/i18n/said-in";
import { Swatch } from "~/ui/swatch/swatch";
import type { ChoiceView, OptionView } from "./load-product.server";
import { chosenNow, useChoice } from "./use-choice.enhanced";

interface OptionsProps {
  path: string;
  choices: ChoiceView[];
}

/**
 * What the shopper chooses. A choice is part of the address: a button of the form asks for it by GET, and it
 * applies itself where scripts run.
 */
export function Options({ path, choices }: OptionsProps) {
  const { t } = useTranslation();
  const isHydrated = useHydrated();
  const { fields, apply } = useChoice(path, choices);
  if (choices.length === 0) return null;
  return (
    <div className="options" ref={fields} onChange={apply}>
      <input type="hidden" name="was" value={chosenNow(choices)} />
      {choices.map((choice) => (
        <fieldset key={choice.code}>
          <legend>
            {choice.lang ? <span {...saidIn(choice.lang)}>{choice.name}</span> : choice.name}{" "}
            {choice.chosen && <b {...saidIn(choice.chosenLang)}>{choice.chosen}</b>}
          </legend>
          <div className="cluster">
            {choice.options.map((option) => (
              <Fragment key={option.value}>
                <Option name={choice.code} option={option} />{" "}
              </Fragment>
            ))}
          </div>
        </fieldset>
      ))}
      {hasImpossible(choices) && <p className="field-hint">{t("product.impossible_hint")}</p>}
      <button
        type="submit"
        className="button button-quiet"
        formMethod="get"
        formAction={path}
        hidden={isHydrated}
      >
        {t("product.choose")}
      </button>
    </div>
  );
}

function hasImpossible(choices: ChoiceView[]): boolean {
  return choices.some(({ options }) => options.some(({ state }) => state === "impossible"));
}

function Option({ name, option }: { name: string; option: OptionView }) {
  const { t } = useTranslation();
  const { value, name: text, lang, swatch, on, state } = option;
  return (
    <label className={state ? `tile tile-${state}` : "tile"}>
      <input type="radio" key={String(on)} name={name} value={value} defaultChecked={on} />
      {swatch && <Swatch color={swatch} />}
      {lang ? <span {...saidIn(lang)}>{text}</span> : text}
      {state === "sold-out" && <small>{t("stock.out")}</small>}
      {state === "impossible" && <span className="sr-only">({t("product.impossible")})</span>}
    </label>
  );
}
