import { momentOf } from "~/i18n/calendar";
import type { RequestContext } from "~/request/context.server";
import type { Written } from "~/ui/date-input/date-parts";
import { readDate } from "~/ui/date-input/read-date.server";

/** A day of a filter: what was written, what is wrong with it, and its ISO day where nothing is. */
export interface AskedDay {
  value?: string;
  written?: Written;
  error?: string;
}

/** A day of an address: an ISO day, or the selects of a form without scripts (`from.year`…) in the reader's calendar. */
export function readAskedDay(
  { lang, t }: Pick<RequestContext, "lang" | "t">,
  query: URLSearchParams,
  name: string,
): AskedDay {
  const iso = query.get(name) ?? "";
  if (/^\d{4}-\d{2}-\d{2}$/.test(iso) && !Number.isNaN(Date.parse(iso))) return { value: iso };
  const form = new FormData();
  for (const [key, value] of query) form.append(key, value);
  const { value, refusal, written } = readDate(form, name, { lang });
  if (refusal) return { written, error: t(refusal.key, refusal.params) };
  return { value };
}

const start = { hour: 0, minute: 0, second: 0 };
const dayMs = 86_400_000;

/** The asked days as moments in the zone of the reader's language: from the first one, to the end of the last. */
export function momentsOfDays(
  { lang }: Pick<RequestContext, "lang">,
  { from, to }: { from: AskedDay; to: AskedDay },
) {
  const after = to.value && new Date(Date.parse(to.value) + dayMs).toISOString().slice(0, 10);
  return {
    from: from.value ? momentOf(lang, from.value, start) : undefined,
    before: after ? momentOf(lang, after, start) : undefined,
  };
}
