import { useNavigation } from "@remix-run/react";
import { useState } from "react";
import type { FormResult } from "~/forms/submission";

/**
 * How often a form of a page was taken since the page was opened, by its button's `intent`. As the form's key it has
 * the form begin anew, while others of the same page keep what was typed in them.
 */
export function useTakenCount(intent: string, result: FormResult | undefined): number {
  const { state, formData } = useNavigation();
  const isSent = formData?.get("intent") === intent;
  const [form, setForm] = useState({ isSent, taken: 0 });
  if (isSent && !form.isSent) setForm({ ...form, isSent });
  if (state === "idle" && form.isSent) {
    setForm({ isSent: false, taken: result === undefined ? form.taken + 1 : form.taken });
  }
  return form.taken;
}
