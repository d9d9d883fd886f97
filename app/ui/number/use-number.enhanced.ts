import { useRef, useState } from "react";
import { useHydrated } from "~/client/boot/use-hydrated";
import { type Bounds, canStep, capNumber, resolveNumber, stepNumber } from "./number-value";

/** Keeps an input to its bounds while it is typed into and left, and steps it; `can` is undefined until hydrated. */
export function useNumber(first: string, bounds: Bounds, write: (value: number) => string) {
  const input = useRef<HTMLInputElement>(null);
  const isHydrated = useHydrated();
  const [text, setText] = useState(first);

  function show(next: string) {
    if (input.current && input.current.value !== next) input.current.value = next;
    setText(next);
  }

  const typed = () => input.current?.value ?? "";
  const resolve = () => show(resolveNumber(typed(), bounds, write));
  return {
    can: isHydrated ? canStep(text, bounds) : undefined,
    step: (by: 1 | -1) => show(write(stepNumber(typed(), by, bounds))),
    input: {
      ref: input,
      onInput: () => show(capNumber(typed(), bounds, write)),
      onBlur: resolve,
      onKeyDown: ({ key }: { key: string }) => {
        if (key === "Enter") resolve();
      },
    },
  };
}
