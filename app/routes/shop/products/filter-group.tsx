import { saidIn } from "~/i18n/said-in";
import { Swatch } from "~/ui/swatch/swatch";
import type { FilterGroup, FilterOption } from "./filters-view.server";

interface FilterGroupProps {
  group: FilterGroup;
  open?: boolean;
  type?: "checkbox" | "radio";
}

/** One group of filters; it opens by itself where something in it is chosen. */
export function FilterGroupFields({ group, open = false, type }: FilterGroupProps) {
  const { name, title, lang, options } = group;
  if (options.length === 0) return null;
  return (
    <details open={open || options.some(({ on, value }) => on && value !== "")}>
      <summary {...saidIn(lang)}>{title}</summary>
      {/* biome-ignore lint/a11y/useSemanticElements: a legend would say the summary's words again */}
      <div role="group" aria-label={title}>
        {options.map((option) => (
          <Check key={option.value} name={name} option={option} type={type} />
        ))}
      </div>
    </details>
  );
}

interface CheckProps {
  name: string;
  option: FilterOption;
  type?: "checkbox" | "radio";
}

/** One value of a filter with its count. */
export function Check({ name, option, type = "checkbox" }: CheckProps) {
  return (
    <>
      <label className="check">
        <input
          // A client navigation changes what is chosen: the box starts anew then.
          key={String(option.on)}
          type={type}
          name={name}
          value={option.value}
          defaultChecked={option.on}
        />
        {option.swatch && <Swatch color={option.swatch} />}
        <span {...saidIn(option.lang)}>{option.name}</span> <small>{option.count}</small>
      </label>{" "}
    </>
  );
}
