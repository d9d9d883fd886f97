import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { FileValue } from "~/ui/file/file-value";
import { sendForm } from "~/ui/file/send-form.enhanced";
import { type SentFile, useSentFile } from "~/ui/file/use-sent-file.enhanced";

interface Wanted extends Omit<SentFile, "taken"> {
  value: FileValue | null;
  ratio: readonly [width: number, height: number];
  cropAddress: string;
  /** Gets the part that was cut. */
  cut?: (file: FileValue) => void;
}

/** Sends the whole picture, lets its part be chosen, and has the server cut it. */
export function useCrop({ value, ratio, cropAddress, cut, ...sending }: Wanted) {
  const { t } = useTranslation();
  const [whole, setWhole] = useState<FileValue | null>(null);
  const [part, setPart] = useState<FileValue | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const shown = part ?? value;
  const sent = useSentFile({
    ...sending,
    taken: (file) => {
      setWhole(file);
      setIsOpen(true);
    },
  });

  async function confirm(box: { x: number; y: number; width: number }): Promise<string | null> {
    const from = whole ?? shown;
    if (!from) return t("upload.failed");
    const form = new FormData();
    form.append("url", from.url);
    form.append("ratio", ratio.join(":"));
    for (const name of ["x", "y", "width"] as const) form.append(name, String(box[name]));
    const answer = await sendForm(cropAddress, form);
    if (!answer) return t("upload.failed");
    if ("error" in answer) return answer.error;
    setPart(answer.file);
    setIsOpen(false);
    cut?.(answer.file);
    return null;
  }

  return {
    ...sent,
    shown,
    part,
    /** What the cropper works on; null while it is closed. */
    opened: isOpen ? (whole ?? shown) : null,
    open: () => setIsOpen(true),
    close: () => setIsOpen(false),
    confirm,
  };
}
