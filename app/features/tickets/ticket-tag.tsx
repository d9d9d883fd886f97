import type { TicketState } from "#backend/contract/ticket";

const looks: Partial<Record<TicketState, string>> = {
  answered: "tag tag-accent",
  closed: "tag tag-quiet",
  resolved: "tag tag-quiet",
};

/** How far a ticket is, in a word; the colour only repeats it. */
export function TicketTag({ state, name }: { state: TicketState; name: string }) {
  return <span className={looks[state] ?? "tag"}>{name}</span>;
}
