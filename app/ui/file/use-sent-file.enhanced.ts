import { useState } from "react";
import { useHydrated } from "~/client/boot/use-hydrated";
import { admit } from "./admit";
import type { Sending } from "./file-sending";
import type { FileValue } from "./file-value";
import { sendFile } from "./send-form.enhanced";
import { useFileLimits } from "./use-file-limits";

export interface SentFile {
  /** Takes the file by POST (R-API-15). */
  address: string;
  /** Kilobytes. */
  maxFileSize: number;
  /** Gets what the server kept of it. */
  taken: (file: FileValue) => void;
}

/** Sends the one file of an input as it is chosen, and says how far it has come and what is wrong. */
export function useSentFile({ address, maxFileSize, taken }: SentFile) {
  const { sayFault } = useFileLimits(1, maxFileSize);
  const isOn = useHydrated();
  const [sending, setSending] = useState<Sending | null>(null);
  const [error, setError] = useState<string | null>(null);

  async function choose(input: HTMLInputElement): Promise<void> {
    const { good, fault } = admit([...(input.files ?? [])], 1, maxFileSize);
    const [file] = good;
    setError(fault && sayFault(fault));
    if (!file) return;
    const { name } = file;
    setSending({ name, percent: 0 });
    const answer = await sendFile(address, file, (percent) => setSending({ name, percent }));
    setSending(null);
    // Else the form would send it once more.
    input.value = "";
    if (answer && "file" in answer) taken(answer.file);
    else setError(answer?.error ?? sayFault("failed"));
  }

  return { isOn, sending, error, choose };
}
