import { type Dispatch, type SetStateAction, useCallback, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { admit, type SendFault } from "./admit";
import { FileSending, type Sending } from "./file-sending";
import type { FileValue } from "./file-value";
import { sendFile } from "./send-form.enhanced";
import { useHeldSend } from "./use-held-send.enhanced";
import { canSendAlong, useSentAlong } from "./use-sent-along.enhanced";
import { WaitingFiles } from "./waiting-files";

/** What was chosen in an input, once. */
export interface Choice {
  input: HTMLInputElement;
  files: readonly File[];
}

interface ChosenFilesProps {
  choice: Choice;
  /** How many more the form takes. */
  room: number;
  /** Kilobytes. */
  maxFileSize: number;
  /** Takes one file by POST. */
  address: string;
  /** Whether what can't be sent ahead goes with the form. */
  mayWait: boolean;
  sayFault: (fault: SendFault) => string;
  /** Those that are not with the shop, and whether one is on its way: both belong to the field, which has its fill by them. */
  waiting: readonly File[];
  setWaiting: Dispatch<SetStateAction<readonly File[]>>;
  isSending: boolean;
  setIsSending: (isSending: boolean) => void;
  setError: Dispatch<SetStateAction<string | null>>;
  /** Gets what the shop kept of a file. */
  taken: (value: FileValue, file: File) => void;
}

/**
 * What becomes of files that were chosen: each is sent at once, its form waits for it, and one that finds no line goes with
 * its form. Loaded when the first is chosen.
 */
export function ChosenFiles(props: ChosenFilesProps) {
  const { choice, sayFault, waiting, setWaiting, isSending, setIsSending, setError } = props;
  const { t } = useTranslation();
  const [sending, setSending] = useState<Sending | null>(null);
  const sayNotSent = useCallback(
    () => setError((before) => [before, t("upload.not_sent")].filter(Boolean).join(" ")),
    [t, setError],
  );
  const held = useHeldSend(isSending, sayNotSent);
  useSentAlong(choice.input.form, waiting);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each choice
  useEffect(() => void choose(choice), [choice]);

  const drop = (file: File) => setWaiting((before) => before.filter((other) => other !== file));

  async function choose({ input, files }: Choice): Promise<void> {
    const { good, fault } = admit(files, props.room, props.maxFileSize);
    setError(fault && sayFault(fault));
    held.begin(input);
    const mayWait = props.mayWait && canSendAlong();
    if (mayWait) setWaiting((before) => [...before, ...good]);
    // Else the form would send them once more.
    input.value = "";
    setIsSending(good.length > 0);
    await send(good, mayWait);
    setSending(null);
    setIsSending(false);
  }

  async function send(files: readonly File[], mayWait: boolean): Promise<void> {
    for (const file of files) {
      const { name } = file;
      setSending({ name, percent: 0 });
      const answer = await sendFile(props.address, file, (percent) =>
        setSending({ name, percent }),
      );
      if (answer === undefined && mayWait) continue;
      drop(file);
      if (answer && "file" in answer) {
        props.taken(answer.file, file);
      } else {
        setError(answer?.error ?? sayFault("failed"));
        held.lose();
      }
    }
  }

  return (
    <>
      {waiting.length > 0 && !sending && <WaitingFiles files={waiting} remove={drop} />}
      {sending && <FileSending file={sending} />}
      <p className="field-hint" aria-live="polite">
        {/* The form was sent while a picture is on its way: it waits for it. */}
        {held.isHeld && t("upload.held")}
      </p>
    </>
  );
}
