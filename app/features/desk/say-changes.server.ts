import type { DeskTicket } from "#backend/contract/desk";
import type { RequestContext } from "~/request/context.server";

type Speaker = Pick<RequestContext, "t"> & {
  translator: Pick<RequestContext["translator"], "say">;
};

/**
 * What became of a ticket since a page of it was shown, one phrase each with who did it: what the staff has done and
 * what its customer has written. `since` is the moment in ISO 8601.
 */
export function sayChanges(
  { t, translator }: Speaker,
  { events, messages }: Pick<DeskTicket, "events" | "messages">,
  since: string,
): string[] {
  const isLater = ({ at }: { at: string }) => Date.parse(at) >= Date.parse(since);
  const done = events.filter(isLater).map(({ action, by }) =>
    t("desk.event", {
      what: translator.say(action.replace(/^ticket\./, "desk.event.")),
      who: by ?? t("desk.by_staff"),
    }),
  );
  const written = messages
    .filter((message) => message.by === "user" && isLater(message))
    .map(({ author }) =>
      t("desk.event", { what: t("desk.event.message"), who: author ?? t("desk.by_customer") }),
    );
  return [...done.reverse(), ...written];
}
