import { type MouseEvent, useState } from "react";
import { useHydrated } from "~/client/boot/use-hydrated";
import type { Choice } from "./chosen-files.enhanced";
import { arrange, type FileIntent, type FileValue } from "./file-value";
import { rememberOriginal } from "./originals";

/** What takes chosen files, loaded as the chooser is come to: whoever only writes does without it. */
type Taking = typeof import("./chosen-files.enhanced");

/** @returns undefined where it can't be had; the files stay in the browser's own input then, and go with its form */
export async function loadTaking(): Promise<Taking | undefined> {
  try {
    return await import("./chosen-files.enhanced");
  } catch {
    return undefined;
  }
}

const linksOf = (value: readonly FileValue[]) => value.map(({ url }) => url).join(" ");

/** The files of a field: sent as they are chosen, and arranged without asking the server. */
export function useFiles(givenValue: readonly FileValue[]) {
  const isHydrated = useHydrated();
  const [given, setGiven] = useState(linksOf(givenValue));
  const [value, setValue] = useState<readonly FileValue[]>(givenValue);
  const [chosen, setChosen] = useState<{ choice: Choice; taking: Taking }>();
  const [isLeft, setIsLeft] = useState(false);
  /** Chosen, and not with the shop: where nothing waits, none. */
  const [waiting, setWaiting] = useState<readonly File[]>([]);
  const [isSending, setIsSending] = useState(false);
  const [error, setError] = useState<string | null>(null);

  // The server's word on a form that came back replaces what stood here.
  if (given !== linksOf(givenValue)) {
    setGiven(linksOf(givenValue));
    setValue(givenValue);
    setWaiting([]);
    setError(null);
  }

  async function choose(input: HTMLInputElement): Promise<void> {
    const choice = { input, files: [...(input.files ?? [])] };
    const taking = await loadTaking();
    setIsLeft(!taking);
    if (taking) setChosen({ choice, taking });
  }

  /** For a button that else sends the form. */
  const press = (intent: FileIntent) => (event: MouseEvent) => {
    if (!isHydrated) return;
    event.preventDefault();
    setError(null);
    setValue((before) => arrange(before, intent));
  };

  function taken(one: FileValue, file: File): void {
    rememberOriginal(one.url, file);
    setValue((before) => [...before, one]);
  }

  return {
    /** Whether scripts take what is chosen. */
    isOn: isHydrated && !isLeft,
    value: isHydrated ? value : givenValue,
    waiting,
    isSending,
    error,
    choose,
    press,
    chosen,
    /** What the taking of files tells the field. */
    told: { waiting, setWaiting, isSending, setIsSending, setError, taken },
  };
}
