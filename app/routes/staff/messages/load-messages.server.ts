import type { LoaderFunctionArgs } from "@remix-run/node";
import { guestMessageStates, guestMessagesPerPage } from "#backend/contract/guest-message";
import { listMessages } from "~/api/reading.server";
import { formatsFor } from "~/i18n/format";
import { requireStaff } from "~/request/require-staff.server";
import { asPage } from "~/request/responses.server";
import { staffMessagePath, staffMessagesPath } from "~/sitemap/staff-paths";

/** GET /staff/messages: what visitors wrote, narrowed by the address. */
export async function loadMessages(args: LoaderFunctionArgs) {
  const ctx = await requireStaff(args);
  const { lang, t } = ctx;
  const { number, dateTime } = formatsFor(lang);
  const { searchParams } = new URL(args.request.url);
  const q = (searchParams.get("q") ?? "").slice(0, 150);
  const state = guestMessageStates.find((one) => one === searchParams.get("state")) ?? "";
  const page = Math.max(1, Number.parseInt(searchParams.get("page") ?? "1", 10) || 1);
  const list = await listMessages(ctx.api, { q, state, page: String(page) }).catch(asPage(ctx));
  const pageTo = (wanted: number) =>
    `${staffMessagesPath}?${new URLSearchParams({ q, state, page: String(wanted) })}`;
  return {
    head: { title: t("guests.title"), noindex: true },
    asked: { q, state },
    states: guestMessageStates.map((value) => ({ value, name: t(`guests.state.${value}`) })),
    count: t("guests.count", { count: list.total, n: number(list.total) }),
    waiting:
      list.waiting > 0
        ? t("guests.waiting", { count: list.waiting, n: number(list.waiting) })
        : null,
    rows: list.data.map(({ id, name, contact, subject, at, done_at }) => ({
      ...{ id, name, contact, subject },
      to: staffMessagePath(id),
      isNew: done_at === null,
      state: t(done_at === null ? "guests.state.new" : "guests.state.answered"),
      date: dateTime(at),
    })),
    previous: page > 1 ? pageTo(page - 1) : null,
    next: page * guestMessagesPerPage < list.total ? pageTo(page + 1) : null,
  };
}
