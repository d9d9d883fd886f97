import { type RefObject, useEffect, useState } from "react";

interface ComboboxOptions {
  /** Id of the listbox; its options are `{id}-{place}`. */
  id: string;
  count: number;
  choose(place: number): void;
}

interface Combobox {
  isOpen: boolean;
  /** Place of the marked option, -1 for none. */
  active: number;
  choose(place: number): void;
}

/**
 * Makes a plain input a combobox with a listbox (ARIA's list autocomplete): arrows mark an option, Enter
 * takes it, Escape closes. The focus stays in the input, whose own Enter still sends the form.
 */
export function useCombobox(
  input: RefObject<HTMLInputElement>,
  { id, count, choose }: ComboboxOptions,
): Combobox {
  const [isOpen, setIsOpen] = useState(true);
  const [active, setActive] = useState(-1);

  function take(place: number) {
    setIsOpen(false);
    setActive(-1);
    choose(place);
  }

  useEffect(() => {
    const box = input.current;
    if (!box) return;
    const isExpanded = isOpen && count > 0;
    setAttributes(box, {
      role: "combobox",
      autocomplete: "off",
      "aria-autocomplete": "list",
      "aria-expanded": String(isExpanded),
      "aria-controls": isExpanded ? id : undefined,
      "aria-activedescendant": isExpanded && active >= 0 ? `${id}-${active}` : undefined,
    });
  }, [input, id, count, isOpen, active]);

  useEffect(() => {
    const box = input.current;
    if (!box) return;
    const listening = new AbortController();
    const open = () => {
      setIsOpen(true);
      setActive(-1);
    };
    const close = () => setIsOpen(false);
    const press = (event: KeyboardEvent) => {
      if (event.isComposing) return;
      const next = moveMark(event.key, active, count);
      if (event.key === "Escape") close();
      else if (event.key === "Enter" && isOpen && active >= 0) take(active);
      else if (next !== undefined) {
        setIsOpen(true);
        setActive(next);
      } else return;
      event.preventDefault();
    };
    const { signal } = listening;
    box.addEventListener("input", open, { signal });
    box.addEventListener("focus", open, { signal });
    box.addEventListener("blur", close, { signal });
    box.addEventListener("keydown", press, { signal });
    return () => listening.abort();
  });

  return { isOpen, active, choose: take };
}

/** Where an arrow moves the mark: around the ends by way of the input itself (-1). Undefined for other keys. */
export function moveMark(key: string, active: number, count: number): number | undefined {
  if (count === 0) return undefined;
  if (key === "ArrowDown") return active + 1 < count ? active + 1 : -1;
  if (key === "ArrowUp") return active < 0 ? count - 1 : active - 1;
  return undefined;
}

function setAttributes(element: Element, attributes: Record<string, string | undefined>): void {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined) element.removeAttribute(name);
    else element.setAttribute(name, value);
  }
}
