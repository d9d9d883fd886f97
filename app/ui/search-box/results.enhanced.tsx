import { type RefObject, useId } from "react";
import { useTranslation } from "react-i18next";
import { useCombobox } from "~/ui/combobox/use-combobox.enhanced";
import type { SearchItem } from "./search-box";
import { type Find, useLateSearch } from "./use-late-search.enhanced";

interface ResultsProps {
  input: RefObject<HTMLInputElement>;
  resultsLabel: string;
  find: Find<readonly SearchItem[]>;
  onChoose?: (item: SearchItem) => void;
}

/** What a search box finds: a listbox under it, which the box's own keys move through, or that nothing is (R-SEARCH-04). */
export function Results({ input, resultsLabel, find, onChoose }: ResultsProps) {
  const { t } = useTranslation();
  const id = useId();
  const found = useLateSearch(input, find);
  const box = useCombobox(input, {
    id,
    count: found?.length ?? 0,
    choose: (place) => {
      const item = found?.[place];
      if (!item) return;
      if (input.current) input.current.value = item.name;
      onChoose?.(item);
    },
  });
  if (!found || !box.isOpen) return null;
  if (found.length === 0) {
    return (
      <p className="search-found float" role="status">
        {t("search.nothing")}
      </p>
    );
  }
  return (
    // The pointer leaves the focus in the box.
    <div
      className="search-found float"
      role="listbox"
      id={id}
      aria-label={resultsLabel}
      onPointerDown={(event) => event.preventDefault()}
    >
      {found.map(({ name }, place) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the keys of the box choose
        <div
          key={name}
          id={`${id}-${place}`}
          role="option"
          tabIndex={-1}
          aria-selected={place === box.active}
          onClick={() => box.choose(place)}
        >
          {name}
        </div>
      ))}
    </div>
  );
}
