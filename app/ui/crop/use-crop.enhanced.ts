import { type ChangeEvent, useState } from "react";
import { useHydrated } from "~/hydrate/use-hydrated";
import { admit, type FileAnswer, type FileFault, type FileValue } from "~/ui/file/file-value";
import { sendFile, sendForm } from "~/ui/file/send-form.enhanced";

interface Wanted {
  value: FileValue | null;
  ratio: readonly [width: number, height: number];
  maxFileSize: number;
  address: string;
  cropAddress: string;
  sayFault: Record<FileFault | "failed", string>;
}

/** Sends the whole picture, lets its part be chosen, and has the server cut it. */
export function useCrop({ value, ratio, maxFileSize, address, cropAddress, sayFault }: Wanted) {
  const isOn = useHydrated();
  const [whole, setWhole] = useState<FileValue | null>(null);
  const [part, setPart] = useState<FileValue | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [percent, setPercent] = useState<number | null>(null);
  const [error, setError] = useState<string | null>(null);
  const shown = part ?? value;

  const faultOf = (answer: FileAnswer | null) =>
    answer && "error" in answer ? answer.error : sayFault.failed;

  async function choose({ currentTarget: input }: ChangeEvent<HTMLInputElement>): Promise<void> {
    const { good, fault } = admit([...(input.files ?? [])], 1, maxFileSize);
    const [file] = good;
    setError(fault && sayFault[fault]);
    if (!file) return;
    setPercent(0);
    const answer = await sendFile(address, file, setPercent);
    setPercent(null);
    input.value = "";
    if (!answer || "error" in answer) return setError(faultOf(answer));
    setWhole(answer.file);
    setIsOpen(true);
  }

  async function confirm(box: { x: number; y: number; width: number }): Promise<string | null> {
    const from = whole ?? shown;
    if (!from) return sayFault.failed;
    const form = new FormData();
    form.append("url", from.url);
    form.append("ratio", ratio.join(":"));
    for (const name of ["x", "y", "width"] as const) form.append(name, String(box[name]));
    const answer = await sendForm(cropAddress, form);
    if (!answer || "error" in answer) return faultOf(answer);
    setPart(answer.file);
    setIsOpen(false);
    return null;
  }

  return {
    isOn,
    shown,
    error,
    percent,
    /** What the cropper works on; null while it is closed. */
    opened: isOpen ? (whole ?? shown) : null,
    open: () => setIsOpen(true),
    close: () => setIsOpen(false),
    choose,
    confirm,
  };
}
