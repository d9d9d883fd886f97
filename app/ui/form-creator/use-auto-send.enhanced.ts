import { useEffect, useRef } from "react";

interface AutoSend {
  /** Whether what was sent is under way. */
  isBusy: boolean;
  close: () => void;
}

/** Sends a form once as soon as it is there, if it is valid, and closes it on any result (R-FORM-07). */
export function useAutoSend(auto: AutoSend | undefined) {
  const form = useRef<HTMLFormElement>(null);
  const isSent = useRef(false);
  const wasBusy = useRef(false);
  const isOn = auto !== undefined;

  useEffect(() => {
    if (!isOn || isSent.current) return;
    isSent.current = true;
    form.current?.requestSubmit?.();
  }, [isOn]);

  useEffect(() => {
    if (!auto) return;
    if (wasBusy.current && !auto.isBusy) auto.close();
    wasBusy.current = auto.isBusy;
  }, [auto]);

  return form;
}
