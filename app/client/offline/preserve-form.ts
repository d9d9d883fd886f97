import { type ClientActionFunctionArgs, useLocation } from "@remix-run/react";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import type { LanguageCode } from "#backend/contract/languages";
import { afterPress } from "~/client/after-press";
import { unchangedAnswer } from "~/client/remix/unchanged-answer";
import { localStore } from "~/client/storage/guarded-storage";
import { guestToken } from "~/client/storage/guest-token";
import { readUser } from "~/client/storage/session-sync";
import { toaster } from "~/client/toast/toaster";
import { isConnectionLost } from "./connection";
import { pressHeld } from "./held-press";
import type { OfflineDraft } from "./log/operation";
import { keepDraft, readDraft, readSentDraft } from "./offline-forms";
import { nameChange, takeName } from "./operation-names";
import { sayKeeping } from "./say-keeping";

/** What a page's form was answered. */
interface Answer {
  path: string;
  data: unknown;
}

let coming: Answer | null = null;
let shown: Answer | null = null;
const listeners = new Set<(draft: OfflineDraft | undefined) => void>();

/** A change that can wait is given so long to come through; then the line counts as none. */
const timeoutMs = 8000;
/** One with pictures, which are long on their way. */
const picturesTimeoutMs = 120_000;

/**
 * The `clientAction` of every page with a form: where the network takes nothing the page stays as it is, with all
 * that was filled in, and says so; else it would give way to the page of errors. What can wait goes into the offline
 * log instead (R-PWA-14), by the name that it was sent with, so that it counts once even where it came through.
 */
export async function preserveForm({ request, serverAction }: ClientActionFunctionArgs) {
  const path = new URL(request.url).pathname;
  const draft = await readSentDraft(request);
  try {
    const answer = serverAction();
    const data = await (draft ? withTimeout(answer, draft) : answer);
    // What is pressed while it comes, perhaps the same form's button, must not move away.
    await new Promise<void>(afterPress);
    coming = { path, data };
    return data;
  } catch (error) {
    if (!isConnectionLost(error)) throw error;
    coming = shown?.path === path ? shown : null;
    for (const tell of listeners) void tell(draft);
    return unchangedAnswer(coming?.data ?? null);
  }
}

/** Rejects as a lost connection does when no answer has come in time. */
async function withTimeout<T>(answer: Promise<T>, { pictures }: OfflineDraft): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(
      () => reject(new TypeError("No answer in time")),
      pictures ? picturesTimeoutMs : timeoutMs,
    );
  });
  answer.catch(() => {});
  return Promise.race([answer, tooLate]).finally(() => clearTimeout(timer));
}

/**
 * Says that a form was not sent, for the whole app. Without a network none is sent at all: one whose answer is
 * another page would end on the page of errors.
 */
export function useUnsentForms(lang: LanguageCode): void {
  const { t } = useTranslation();
  useFollowAnswers();
  useEffect(() => {
    async function tell(draft: OfflineDraft | undefined) {
      const keeping = draft ? await keepDraft(draft) : "lost";
      if (keeping === "queued" && draft?.op_id && draft.change.type === "address_add")
        takeName(draft.op_id);
      toaster.show(sayKeeping(keeping, draft?.name ?? "", { lang, t }));
    }
    function hold(event: SubmitEvent) {
      if (!isPosted(event)) return;
      const form = event.target as HTMLFormElement;
      nameOperation(form);
      if (navigator.onLine) return;
      event.preventDefault();
      event.stopPropagation();
      void tell(readDraft(sentBy(form, event.submitter)));
    }
    listeners.add(tell);
    // Before the app's own listeners, which stand on the document.
    window.addEventListener("submit", hold, true);
    pressHeld();
    return () => {
      listeners.delete(tell);
      window.removeEventListener("submit", hold, true);
    };
  }, [lang, t]);
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
 * Names the change that a form asks for before it is sent, so that it can be asked for again (decisions 11), and of a
 * visitor's the cart that it begins where there is none yet (docs/decisions/0185).
 */
function nameOperation(form: HTMLFormElement): void {
  const field = form.querySelector<HTMLInputElement>('input[name="op_id"]');
  if (!field) return;
  nameChange(field);
  if (readUser(localStore)) return;
  const guest = guestToken();
  if (!guest) return;
  form.addEventListener("formdata", ({ formData }) => formData.set("guest", guest), { once: true });
}

/** What a form would have sent; browsers take a button's own value with it only since 2022. */
function sentBy(form: HTMLFormElement, submitter: HTMLElement | null): FormData {
  const sent = new FormData(form);
  const name = submitter?.getAttribute("name");
  if (name) sent.append(name, submitter?.getAttribute("value") ?? "");
  return sent;
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
