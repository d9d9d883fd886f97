import { useTranslation } from "react-i18next";
import type { FiltersView } from "./filters-view.server";

/** Bounds of the price in the display unit; any digits are understood (decisions 17). */
export function PriceRange({ price }: { price: NonNullable<FiltersView["price"]> }) {
  const { t } = useTranslation();
  const title = t("filter.price", { unit: price.unit });
  const fields = [
    { name: "min", label: t("filter.min"), value: price.min, hint: price.minHint },
    { name: "max", label: t("filter.max"), value: price.max, hint: price.maxHint },
  ];
  return (
    <details open>
      <summary>{title}</summary>
      {/* biome-ignore lint/a11y/useSemanticElements: a legend would say the summary's words again */}
      <div className="price-range" role="group" aria-label={title}>
        {fields.map(({ name, label, value, hint }) => (
          <label className="field" key={name}>
            {label}{" "}
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
      </div>
    </details>
  );
}
