import { useSubmit } from "@remix-run/react";
import { useEffect, useRef } from "react";
import type { ChoiceView } from "./load-product.server";

/** The choice that the page shows, in the form's `was`: the server tells by it what was changed. */
export function chosenNow(choices: ChoiceView[]): string {
  const chosen = choices.flatMap(({ code, options }) =>
    options.filter(({ on }) => on).map(({ value }) => [code, value]),
  );
  return new URLSearchParams(chosen).toString();
}

/**
 * `apply` asks for the page of what is ticked within `fields`. What was ticked before scripts arrived is asked
 * for once they have, so that price and pictures follow it.
 */
export function useChoice(path: string, choices: ChoiceView[]) {
  const submit = useSubmit();
  const fields = useRef<HTMLDivElement>(null);
  const shown = chosenNow(choices);

  function apply() {
    const ticked = tickedIn(fields.current);
    // Without a network the page of another choice can't come, and this one would be lost for trying.
    if (ticked.toString() === shown || !navigator.onLine) return;
    ticked.set("was", shown);
    submit(ticked, { action: path, replace: true, preventScrollReset: true });
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when scripts arrive
  useEffect(apply, []);
  return { fields, apply };
}

function tickedIn(fields: HTMLElement | null): URLSearchParams {
  const ticked = new URLSearchParams();
  for (const input of fields?.querySelectorAll<HTMLInputElement>("input:checked") ?? []) {
    ticked.append(input.name, input.value);
  }
  return ticked;
}
