import { useState } from "react";
import { useHydrated } from "~/client/boot/use-hydrated";
import { isCode } from "./confirm-code";

/** Shuts a button until the number is typed (R-CONFIRM-02); open where there is none, and before hydration. */
export function useCodeGate(code: number | undefined) {
  const isHydrated = useHydrated();
  const [text, setText] = useState("");
  const isShut = isHydrated && code !== undefined && !isCode(text, code);
  return { isShut, typed: setText };
}
