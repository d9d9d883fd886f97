import { type ChangeEvent, type KeyboardEvent, type RefObject, useState } from "react";
import { useHydrated } from "~/client/boot/use-hydrated";
import { type Find, useLateSearch } from "~/ui/search-box/use-late-search.enhanced";
import type { Choice } from "~/ui/select/select";
import { withChosen } from "./with-chosen";

interface RemoteChoices {
  /** The list that came with the page. */
  served: readonly Choice[];
  /** What is chosen at first. */
  value?: string;
  find: Find<readonly Choice[]>;
}

/** Replaces a select's options by what is found for a text; what is chosen stays. */
export function useRemoteChoices(
  text: RefObject<HTMLInputElement>,
  { served, value: first, find }: RemoteChoices,
) {
  const isLive = useHydrated();
  const [chosen, setChosen] = useState(served.find(({ value }) => value === first));
  const list = useLateSearch(text, find, { asksEmpty: true }) ?? served;
  const choices = withChosen(list, chosen);
  return {
    isLive,
    isEmpty: list.length === 0,
    /** Enter in the text asks for its list, not for a page. */
    preserveForm: (event: KeyboardEvent) => {
      if (event.key === "Enter") event.preventDefault();
    },
    select: {
      choices,
      onChange: ({ currentTarget }: ChangeEvent<HTMLSelectElement>) => {
        setChosen(choices.find(({ value }) => value === currentTarget.value));
      },
    },
  };
}
