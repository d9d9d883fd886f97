import type { LoaderFunctionArgs } from "@remix-run/node";
import { decodeAddress, readableAddress, redirectsPerPage } from "#backend/contract/redirects";
import { listRedirects } from "~/api/redirects.server";
import { datesFor } from "~/i18n/dates.server";
import { formatsFor } from "~/i18n/format";
import { requireStaff } from "~/request/require-staff.server";
import { asPage } from "~/request/responses.server";
import { staffRedirectsPage } from "~/sitemap/staff-paths";

/** GET /staff/redirects: old addresses, the one that was changed last first. */
export async function loadRedirects(args: LoaderFunctionArgs) {
  const ctx = await requireStaff(args);
  const { lang, t } = ctx;
  const { searchParams } = new URL(args.request.url);
  const asked = (searchParams.get("q") ?? "").trim().slice(0, 500);
  const page = Math.max(1, Number.parseInt(searchParams.get("page") ?? "1", 10) || 1);
  // An address is pasted as the browser shows it, or as it stands in a link.
  const q = (decodeAddress(asked) ?? asked).trim().slice(0, 500);
  const list = await listRedirects(ctx.api, { q, page }).catch(asPage(ctx));
  return {
    head: { title: t("editors.redirects"), noindex: true },
    asked,
    count: t("editors.redirects.count", {
      count: list.total,
      n: formatsFor(lang).number(list.total),
    }),
    rows: list.data.map(({ id, from, to, changed_at: at }) => ({
      id,
      from: readableAddress(from),
      to: readableAddress(to),
      date: datesFor(lang).bothCalendars(at),
    })),
    previous: page > 1 ? staffRedirectsPage(asked, page - 1) : null,
    next: page * redirectsPerPage < list.total ? staffRedirectsPage(asked, page + 1) : null,
  };
}
