import { useEffect, useRef } from "react";

/** For an input of files: what was chosen before the scripts came is taken as soon as they are there. */
export function useEarlyChoice(isOn: boolean, take: (input: HTMLInputElement) => void) {
  const input = useRef<HTMLInputElement>(null);
  const isEarly = useRef(true);
  useEffect(() => {
    if (!isOn || !isEarly.current) return;
    isEarly.current = false;
    if (input.current?.files?.length) take(input.current);
  }, [isOn, take]);
  return input;
}
