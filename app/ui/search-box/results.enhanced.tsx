import { type RefObject, useId } from "react";
import { useCombobox } from "~/ui/combobox/use-combobox.enhanced";
import type { SearchItem, SearchWords } from "./search-box";
import { type Find, useLateSearch } from "./use-late-search.enhanced";

interface ResultsProps {
  input: RefObject<HTMLInputElement>;
  words: SearchWords;
  find: Find<readonly SearchItem[]>;
  onChoose?: (item: SearchItem) => void;
}

/** What a search box finds: a listbox under it, which the box's own keys move through. */
export function Results({ input, words, find, onChoose }: ResultsProps) {
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
        {words.nothing}
      </p>
    );
  }
  return (
    // The pointer leaves the focus in the box.
    <div
      className="search-found float"
      role="listbox"
      id={id}
      aria-label={words.results}
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
