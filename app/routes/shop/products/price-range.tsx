import { useTranslation } from "react-i18next";
import type { FiltersView } from "./filters-view.server";

/** Bounds of the price in the display unit; any digits are understood (decisions 17). */
export function PriceRange({ price }: { price: NonNullable<FiltersView["price"]> }) {
  const { t } = useTranslation();
  const fields = [
    { name: "min", label: t("filter.min"), value: price.min, hint: price.minHint },
    { name: "max", label: t("filter.max"), value: price.max, hint: price.maxHint },
  ];
  return (
    <details open>
      <summary>{t("filter.price", { unit: price.unit })}</summary>
      <fieldset className="price-range">
        <legend className="sr-only">{t("filter.price", { unit: price.unit })}</legend>
        {fields.map(({ name, label, value, hint }) => (
          <label className="field" key={name}>
            {label}
            <input
              key={value}
              className="input"
              type="text"
              inputMode="decimal"
              autoComplete="off"
              name={name}
              defaultValue={value}
              placeholder={hint}
            />
          </label>
        ))}
      </fieldset>
    </details>
  );
}
