import { type FormEvent, type KeyboardEvent, type RefObject, useState } from "react";
import { useHydrated } from "~/client/boot/use-hydrated";
import { type Find, useLateSearch } from "~/ui/search-box/use-late-search.enhanced";
import { withChosen } from "./with-chosen";

/** One of the things that may be chosen. */
export interface RelatedOption {
  value: string;
  text: string;
  /** How it looks. */
  picture?: { url: string; tint: number };
}

interface RelatedChoices {
  /** The list that came with the page. */
  choices: readonly RelatedOption[];
  /** What is chosen at first. */
  chosen: readonly string[];
  isSeveral: boolean;
  s?: string;
  find?: Find<readonly RelatedOption[]>;
}

/** Replaces what may be chosen by what a text finds; what is chosen stays. */
export function useRelatedChoices(
  text: RefObject<HTMLInputElement>,
  { choices: served, chosen: first, isSeveral, s, find = nothing }: RelatedChoices,
) {
  const isHydrated = useHydrated();
  const [chosen, setChosen] = useState(served.filter(({ value }) => first.includes(value)));
  const found = useLateSearch(text, find, { asksEmpty: true });
  const choices = withChosen(found ?? served, chosen);
  const isAsked = found !== undefined || Boolean(s);
  return {
    choices,
    isLive: isHydrated && find !== nothing,
    isEmpty: isAsked && choices.length === chosen.length,
    /** Enter in the text asks for its list, and doesn't send the form. */
    preserveForm: (event: KeyboardEvent) => {
      if (event.key === "Enter" && isHydrated) event.preventDefault();
    },
    onChange: ({ target }: FormEvent) => {
      const { value, checked } = target as HTMLInputElement;
      const option = choices.filter((one) => one.value === value);
      const others = isSeveral ? chosen.filter((one) => one.value !== value) : [];
      setChosen(checked ? [...others, ...option] : others);
    },
  };
}

const nothing: Find<readonly RelatedOption[]> = async () => undefined;
