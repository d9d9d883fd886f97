import { type ChangeEvent, useState } from "react";
import { useHydrated } from "~/hydrate/use-hydrated";
import { admit, type FileFault, type FileValue } from "~/ui/file/file-value";
import { sendFile } from "~/ui/file/send-form.enhanced";

interface Wanted {
  /** Takes the picture by POST (R-API-15). */
  address: string;
  maxFileSize: number;
  sayFault: Record<FileFault | "failed", string>;
}

/** Sends a new picture as it is chosen, and shows how far it has come (R-AVATAR-02). */
export function useAvatar({ address, maxFileSize, sayFault }: Wanted) {
  const isOn = useHydrated();
  const [picture, setPicture] = useState<FileValue | null>(null);
  const [percent, setPercent] = useState<number | null>(null);
  const [error, setError] = useState<string | null>(null);

  async function choose({ currentTarget: input }: ChangeEvent<HTMLInputElement>): Promise<void> {
    const { good, fault } = admit([...(input.files ?? [])], 1, maxFileSize);
    const [file] = good;
    setError(fault && sayFault[fault]);
    if (!file) return;
    setPercent(0);
    const answer = await sendFile(address, file, setPercent);
    setPercent(null);
    input.value = "";
    if (answer && "file" in answer) setPicture(answer.file);
    else setError(answer?.error ?? sayFault.failed);
  }

  return { isOn, picture, percent, error, choose };
}
