import type { MouseEvent } from "react";
import { useTranslation } from "react-i18next";
import { useHydrated } from "~/client/boot/use-hydrated";
import { insertText, joinText } from "~/features/desk/insert-text";
import { Select } from "~/ui/select/select";
import type { loadDeskTicket } from "./load-desk-ticket.server";

type Canned = Awaited<ReturnType<typeof loadDeskTicket>>["canned"];

/** Puts a canned answer into the message: where scripts run at its caret, else the server does it behind what is typed. */
export function CannedPick({ canned, error }: { canned: Canned; error: string | undefined }) {
  const { t } = useTranslation();
  const isOn = useHydrated();

  function insert(event: MouseEvent<HTMLButtonElement>) {
    const { form } = event.currentTarget;
    const body = form?.elements.namedItem("body");
    const pick = form?.elements.namedItem("canned");
    if (!(body instanceof HTMLTextAreaElement && pick instanceof HTMLSelectElement)) return;
    event.preventDefault();
    const chosen = canned.find(({ value }) => value === pick.value);
    const before = body.value.slice(0, body.selectionStart);
    if (chosen) insertText(body, joinText(before, chosen.text));
  }

  return (
    <div className="desk-canned">
      <Select name="canned" label={t("desk.canned_pick")} choices={canned} error={error} />
      <button
        type="submit"
        className="button button-quiet"
        name="intent"
        value="insert"
        formNoValidate
        onClick={isOn ? insert : undefined}
      >
        {t("desk.canned_insert")}
      </button>
    </div>
  );
}
