import { type ClientActionFunctionArgs, useLocation } from "@remix-run/react";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { unchangedAnswer } from "~/client/remix/unchanged-answer";
import { toaster } from "~/client/toast/toaster";
import { isConnectionLost } from "./connection";

/** What a page's form was answered. */
interface Answer {
  path: string;
  data: unknown;
}

let coming: Answer | null = null;
let shown: Answer | null = null;
const listeners = new Set<() => void>();

/**
 * The `clientAction` of every page with a form: where the network takes nothing the page stays as it is, with all
 * that was filled in, and says so (the forms of R-PWA-14); else it would give way to the page of errors.
 */
export async function preserveForm({ request, serverAction }: ClientActionFunctionArgs) {
  const path = new URL(request.url).pathname;
  try {
    const data = await serverAction();
    coming = { path, data };
    return data;
  } catch (error) {
    if (!isConnectionLost(error)) throw error;
    coming = shown?.path === path ? shown : null;
    for (const listener of listeners) listener();
    return unchangedAnswer(coming?.data ?? null);
  }
}

/**
 * Says that a form was not sent, for the whole app. Without a network none is sent at all: one whose answer is
 * another page would end on the page of errors.
 */
export function useUnsentForms(): void {
  const { t } = useTranslation();
  useFollowAnswers();
  useEffect(() => {
    const tell = () =>
      toaster.show({ type: "error", text: `${t("no_internet")} ${t("form_kept")}` });
    function hold(event: SubmitEvent) {
      if (navigator.onLine || !isPosted(event)) return;
      event.preventDefault();
      event.stopPropagation();
      tell();
    }
    listeners.add(tell);
    // Before the app's own listeners, which stand on the document.
    window.addEventListener("submit", hold, true);
    return () => {
      listeners.delete(tell);
      window.removeEventListener("submit", hold, true);
    };
  }, [t]);
}

/** Which answer the page shows: each page, known by its key, has its own or none. */
function useFollowAnswers(): void {
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is what tells pages apart
  useEffect(() => {
    shown = coming;
    coming = null;
  }, [key]);
}

/**
 * By attributes: a field called `method` would stand in for the form's own property. What conform sends to judge
 * a field by never leaves the page.
 */
function isPosted({ target, submitter }: SubmitEvent): boolean {
  const form = target as HTMLFormElement;
  if (submitter?.getAttribute("name") === "__intent__") return false;
  const method = submitter?.getAttribute("formmethod") ?? form.getAttribute("method");
  return method?.toLowerCase() === "post";
}
