import type { UserLink } from "#backend/contract/link";
import { formatsFor } from "~/i18n/format";
import type { RequestContext } from "~/request/context.server";

export type LinkView = ReturnType<typeof toLinkView>;

/** A link in its owner's words, with its whole address. */
export function toLinkView(
  { display, lang, t, settings }: Pick<RequestContext, "display" | "lang" | "t" | "settings">,
  link: UserLink,
) {
  const { number, date } = formatsFor(lang, display);
  const { kind, label, state, hits, max_hits } = link;
  return {
    id: link.id,
    name: label || t(`links.kind.${kind}`),
    kindName: t(`links.kind.${kind}`),
    state,
    stateName: t(`links.state.${state}`),
    url: settings.publicUrl + link.path,
    opened:
      max_hits === null
        ? number(hits)
        : t("links.opened_of", { n: number(hits), max: number(max_hits) }),
    until: link.expires_at ? date(link.expires_at) : t("links.forever"),
    made: date(link.created_at),
  };
}
