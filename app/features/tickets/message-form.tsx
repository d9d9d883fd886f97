import { type ReactNode, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { PicturesField } from "~/features/tickets/pictures-field";
import type { TicketFormResult } from "~/features/tickets/read-ticket-form.server";
import type { FieldConstraint } from "~/forms/constraints";
import { errorOf, sentText } from "~/forms/submission";
import { type FieldOf, ValidatedForm } from "~/forms/validated-form";
import { lazyExtra } from "~/ui/lazy-extra";
import { TextArea } from "~/ui/text-area/text-area";

const UnsavedQuestion = lazyExtra<{ isUnsaved: boolean }>(() =>
  import("~/features/forms/unsaved-question.enhanced").then((loaded) => ({
    default: loaded.UnsavedQuestion,
  })),
);

interface MessageFormProps<Name extends string> {
  id: string;
  look: string;
  /** Of the button that sends it, and what the button says. */
  intent: string;
  send: string;
  /** The page's number of the posting; a refused form keeps its own. */
  clientId: string;
  constraints: Record<Name | "body", FieldConstraint>;
  result?: TicketFormResult;
  /** What else its page asks, in front of the message. */
  before?: (field: FieldOf<Name | "body">) => ReactNode;
  /** The same, behind its pictures. */
  after?: ReactNode;
  /** Whose words the text has; the shopper's own without them. */
  words?: { label: string; hint?: string; pictures: string };
  /** For a page of the staff's, which may have several such forms: where it sends pictures, what its fields' ids begin with. */
  staff?: { address: string; ids: string };
}

const none: TicketFormResult["pictures"] = [];

/** A message with its pictures, whoever writes it: a ticket's first one, a reply, an answer. */
export function MessageForm<Name extends string = never>(props: MessageFormProps<Name>) {
  const { id, look, intent, send, clientId, constraints, result, before, after } = props;
  const { words, staff } = props;
  const { t } = useTranslation();
  const [filledAt, setFilledAt] = useState("");
  return (
    <>
      <ValidatedForm
        id={id}
        className={look}
        encType="multipart/form-data"
        constraints={constraints}
        result={result}
        reloadDocument={staff !== undefined}
        onInput={() => setFilledAt(clientId)}
      >
        {(field) => (
          <>
            {/* What Enter presses: else it were the first button of the pictures. */}
            <button type="submit" hidden name="intent" value={intent}>
              {send}
            </button>
            <input
              type="hidden"
              name="client_id"
              value={sentText(result, "client_id") ?? clientId}
            />
            {before?.(field)}
            <TextArea
              {...field("body")}
              id={staff && `${staff.ids}-body`}
              label={words ? words.label : t("ticket.body")}
              hint={words ? words.hint : t("ticket.body_hint")}
              dir="auto"
            />
            <PicturesField
              value={result?.pictures ?? none}
              error={errorOf(result, "pictures")}
              hint={words?.pictures}
              id={staff && `${staff.ids}-pictures`}
              address={staff?.address}
            />
            {after}
            <p>
              <button type="submit" className="button" name="intent" value={intent}>
                {send}
              </button>
            </p>
          </>
        )}
      </ValidatedForm>
      {/* A form of the staff's leaves its page by being sent. */}
      {!staff && filledAt === clientId && (
        <Suspense fallback={null}>
          <UnsavedQuestion isUnsaved />
        </Suspense>
      )}
    </>
  );
}
