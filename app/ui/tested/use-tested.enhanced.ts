import { type FocusEvent, useRef, useState } from "react";
import { afterPress } from "~/client/after-press";
import { useHydrated } from "~/client/boot/use-hydrated";
import { isSubmitButton } from "~/ui/rules/submit-button";

/** What a test says of a value: passed, with the answer as it came; or why not, in the reader's words. */
export type Outcome = { isPassed: true; answer: unknown } | { isPassed: false; text: string };

/** Asks whether a value passes; rejects where nobody can be asked. */
export type AskTest = (value: string, signal: AbortSignal) => Promise<Outcome>;

/** The states of R-UNIQ-01, and the time between. */
export type Tested = { kind: "untested" | "testing" | "passed" } | { kind: "failed"; text: string };

interface TestedOptions {
  ask: AskTest;
  /** Is handed the answer of a passed test (R-CHK-01). */
  onAnswer?: (answer: unknown) => void;
}

/** Tests what stands in an input when it is left, or by its button; an edit makes it untested again (C-54). */
export function useTested({ ask, onAnswer }: TestedOptions) {
  const isHydrated = useHydrated();
  const input = useRef<HTMLInputElement>(null);
  const asking = useRef<AbortController>();
  const [state, setState] = useState<Tested>({ kind: "untested" });
  const [isEdited, setIsEdited] = useState(false);

  function edit() {
    asking.current?.abort();
    setIsEdited(true);
    setState({ kind: "untested" });
  }

  async function test() {
    const value = input.current?.value.trim();
    if (!value || state.kind === "testing") return;
    const mine = new AbortController();
    asking.current = mine;
    setState({ kind: "testing" });
    const outcome = await ask(value, mine.signal).catch(() => undefined);
    if (mine.signal.aborted) return;
    setState(stateAfter(outcome));
    if (outcome?.isPassed) onAnswer?.(outcome.answer);
  }

  return {
    state,
    isEdited,
    test: isHydrated ? test : undefined,
    input: {
      ref: input,
      onInput: edit,
      /** Where it is left for the button that sends, the server asks. */
      onBlur: ({ relatedTarget }: FocusEvent) => {
        if (state.kind === "untested" && isEdited && !isSubmitButton(relatedTarget))
          afterPress(test);
      },
    },
  };
}

/** Where nobody could be asked the value stays untested: the server asks when it is sent. */
function stateAfter(outcome: Outcome | undefined): Tested {
  if (!outcome) return { kind: "untested" };
  return outcome.isPassed ? { kind: "passed" } : { kind: "failed", text: outcome.text };
}
