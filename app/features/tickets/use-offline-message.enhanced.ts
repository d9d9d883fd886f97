import { useCallback, useState } from "react";
import { useTranslation } from "react-i18next";
import { ticketForm } from "#backend/contract/own-forms";
import {
  isMessage,
  type OfflineChange,
  type OfflineDraft,
  type OfflineMessage,
  type WaitingPicture,
} from "~/client/offline/log/operation";
import { newOperationId } from "~/client/offline/log/operation-id";
import { useOfflineForms } from "~/client/offline/offline-forms";
import { originalOf } from "~/ui/file/originals";
import { ticketFileRules } from "./ticket-file-rules";

/**
 * Without a connection a message waits on the device with its pictures, under the name of its posting, so that exactly one
 * arrives.
 * @param ticket the one that it answers; undefined for a new one
 * @returns the name of the page's next posting: another one once a message waits
 */
export function useOfflineMessage(clientId: string, ticket?: number): string {
  const { t } = useTranslation();
  const [next, setNext] = useState<{ after: string; id: string }>();
  const read = useCallback(
    (form: FormData): OfflineDraft | undefined => {
      const change = readMessage(form, ticket);
      const pictures = readPictures(form);
      const op_id = form.get("client_id");
      if (!change || !pictures || typeof op_id !== "string") return undefined;
      const name =
        "ticket" in change
          ? t("offline.reply_name", { code: change.ticket })
          : t("offline.ticket_name", { subject: change.subject });
      return { change, name, op_id, ...(pictures.length > 0 && { pictures }) };
    },
    [ticket, t],
  );
  const onKept = useCallback(
    ({ change }: OfflineDraft) => {
      if (isMessage(change)) setNext({ after: clientId, id: newOperationId() });
    },
    [clientId],
  );
  useOfflineForms(read, onKept);
  return next?.after === clientId ? next.id : clientId;
}

/** Which of what waits are questions to the shop. */
export const isQuestion = ({ type }: OfflineChange) => type === "ticket";

/** Which of what waits are answers in the conversation of that code. */
export const isReplyTo = (code: number) => (change: OfflineChange) =>
  change.type === "reply" && change.ticket === String(code);

type TicketMessage = Extract<OfflineMessage, { type: "ticket" | "reply" }>;

/** The message that a form would send; nothing of one that the shop would refuse as it stands. */
export function readMessage(form: FormData, ticket?: number): TicketMessage | undefined {
  const text = (name: string) => String(form.get(name) ?? "").trim();
  const fits = (name: "subject" | "body") => {
    const { min, max } = ticketForm[name];
    return text(name).length >= min && text(name).length <= max;
  };
  if (!fits("body")) return undefined;
  if (ticket !== undefined) {
    const isReply = form.get("intent") === "reply";
    return isReply ? { type: "reply", ticket: String(ticket), body: text("body") } : undefined;
  }
  const department = text("department");
  if (form.get("intent") !== "send" || !department || !fits("subject")) return undefined;
  return {
    type: "ticket",
    department,
    subject: text("subject"),
    body: text("body"),
    order: text("order") || null,
    product: Number(text("product")) || null,
  };
}

/**
 * The pictures of a form: those that the shop has already by the files that they were, for it keeps them a day, and those
 * that go with the form. Undefined where one is known by its link alone, and where there are too many.
 */
export function readPictures(form: FormData): WaitingPicture[] | undefined {
  const sent = form.getAll("pictures").map((link) => originalOf(String(link)));
  const chosen = form.getAll("file").filter((file) => typeof file !== "string" && file.size > 0);
  const files = [...sent, ...(chosen as File[])];
  if (files.length > ticketFileRules.max) return undefined;
  const pictures = files.flatMap((file) => (file ? { name: file.name, blob: file } : []));
  return pictures.length === files.length ? pictures : undefined;
}
