import { type MouseEvent, useCallback, useState } from "react";
import { useHydrated } from "~/client/boot/use-hydrated";
import type { Sending } from "./file-sending";
import { admit, arrange, type FileIntent, type FileValue, type SendFault } from "./file-value";
import { rememberOriginal } from "./originals";
import { sendFile } from "./send-form.enhanced";
import { useHeldSend } from "./use-held-send.enhanced";
import { canSendAlong, useSentAlong } from "./use-sent-along.enhanced";

interface Wanted {
  value: readonly FileValue[];
  max: number;
  maxFileSize: number;
  /** Takes one file by POST. */
  address: string;
  /** Whether what can't be sent ahead goes with the form. */
  mayWait: boolean;
  sayFault: (fault: SendFault) => string;
  /** Of a form that was not sent, for a picture of it is missing. */
  notSent: string;
}

const linksOf = (value: readonly FileValue[]) => value.map(({ url }) => url).join(" ");

/** Sends files as they are chosen, and arranges them without asking the server. */
export function useFiles(wanted: Wanted) {
  const isOn = useHydrated();
  const [given, setGiven] = useState(linksOf(wanted.value));
  const [value, setValue] = useState<readonly FileValue[]>(wanted.value);
  const [sending, setSending] = useState<Sending | null>(null);
  /** Chosen, and not with the shop: where nothing waits, none. */
  const [waiting, setWaiting] = useState<readonly File[]>([]);
  const [form, setForm] = useState<HTMLFormElement | null>(null);
  const [error, setError] = useState<string | null>(null);

  const { notSent } = wanted;
  const sayNotSent = useCallback(
    () => setError((before) => [before, notSent].filter(Boolean).join(" ")),
    [notSent],
  );
  const held = useHeldSend(sending !== null, sayNotSent);
  useSentAlong(form, waiting);

  // The server's word on a form that came back replaces what stood here.
  if (given !== linksOf(wanted.value)) {
    setGiven(linksOf(wanted.value));
    setValue(wanted.value);
    setWaiting([]);
    setError(null);
  }

  const drop = (file: File) => setWaiting((before) => before.filter((other) => other !== file));

  async function send(files: readonly File[], mayWait: boolean): Promise<void> {
    for (const file of files) {
      setSending({ name: file.name, percent: 0 });
      const answer = await sendFile(wanted.address, file, (percent) =>
        setSending({ name: file.name, percent }),
      );
      if (answer === undefined && mayWait) continue;
      drop(file);
      if (answer && "file" in answer) {
        rememberOriginal(answer.file.url, file);
        setValue((before) => [...before, answer.file]);
      } else {
        setError(answer?.error ?? wanted.sayFault("failed"));
        held.lose();
      }
    }
  }

  async function choose(input: HTMLInputElement): Promise<void> {
    const room = wanted.max - value.length - waiting.length;
    const { good, fault } = admit([...(input.files ?? [])], room, wanted.maxFileSize);
    setError(fault && wanted.sayFault(fault));
    held.begin(input);
    const mayWait = wanted.mayWait && canSendAlong();
    setForm(input.form);
    if (mayWait) setWaiting((before) => [...before, ...good]);
    // Else the form would send them once more.
    input.value = "";
    await send(good, mayWait);
    setSending(null);
  }

  /** For a button that else sends the form. */
  const press = (intent: FileIntent) => (event: MouseEvent) => {
    if (!isOn) return;
    event.preventDefault();
    setError(null);
    setValue((before) => arrange(before, intent));
  };

  return {
    isOn,
    value: isOn ? value : wanted.value,
    waiting,
    drop,
    sending,
    isHeld: held.isHeld,
    error,
    choose,
    press,
  };
}
