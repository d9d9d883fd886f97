import { Form, useSubmit } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { useHydrated } from "~/hydrate/use-hydrated";
import { Swatch } from "~/ui/swatch/swatch";
import type { ChoiceView, OptionView } from "./product-view";

interface OptionsProps {
  path: string;
  choices: ChoiceView[];
}

/** What the shopper chooses, as a GET form: a choice is part of the address. It applies itself where scripts run. */
export function Options({ path, choices }: OptionsProps) {
  const { t } = useTranslation();
  const submit = useSubmit();
  const isHydrated = useHydrated();
  if (choices.length === 0) return null;
  return (
    <Form
      className="options"
      action={path}
      replace
      preventScrollReset
      onChange={(event) => submit(event.currentTarget, { replace: true, preventScrollReset: true })}
    >
      <input type="hidden" name="was" value={chosenNow(choices)} />
      {choices.map((choice) => (
        <fieldset key={choice.code}>
          <legend>
            {choice.name}
            {choice.chosen && <b>{choice.chosen}</b>}
          </legend>
          <div className="cluster">
            {choice.options.map((option) => (
              <Option key={option.value} name={choice.code} option={option} />
            ))}
          </div>
        </fieldset>
      ))}
      {hasImpossible(choices) && <p className="field-hint">{t("product.impossible_hint")}</p>}
      <button type="submit" className="button button-quiet" hidden={isHydrated}>
        {t("product.choose")}
      </button>
    </Form>
  );
}

/** The present choice, so that the server can tell what was changed. */
function chosenNow(choices: ChoiceView[]): string {
  const chosen = choices.flatMap(({ code, options }) =>
    options.filter(({ on }) => on).map(({ value }) => [code, value]),
  );
  return new URLSearchParams(chosen).toString();
}

function hasImpossible(choices: ChoiceView[]): boolean {
  return choices.some(({ options }) => options.some(({ state }) => state === "impossible"));
}

function Option({ name, option }: { name: string; option: OptionView }) {
  const { t } = useTranslation();
  const { value, swatch, on, state } = option;
  return (
    <label className={state ? `tile tile-${state}` : "tile"}>
      <input type="radio" key={String(on)} name={name} value={value} defaultChecked={on} />
      {swatch && <Swatch color={swatch} />}
      {option.name}
      {state === "sold-out" && <small>{t("stock.out")}</small>}
      {state === "impossible" && <span className="sr-only">({t("product.impossible")})</span>}
    </label>
  );
}
