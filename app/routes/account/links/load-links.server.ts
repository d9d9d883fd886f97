import type { LoaderFunctionArgs } from "@remix-run/node";
import type { LinkList } from "#backend/contract/link";
import { linkKinds, linkStates, makeableKinds } from "#backend/contract/link-kinds";
import { listLinks } from "~/api/links.server";
import { toLinkView } from "~/features/account/link-view.server";
import type { PageHead } from "~/features/document/page-head";
import { constraintsOf } from "~/forms/constraints.server";
import { toLatinDigits } from "~/i18n/digits";
import { formatsFor } from "~/i18n/format";
import type { RequestContext } from "~/request/context.server";
import { requireUser } from "~/request/require-user.server";
import { asPage } from "~/request/responses.server";
import { linksPath } from "~/sitemap/account-paths";
import { linkFields } from "./schema.server";

/** The user's links; `?search=`, `?kind=`, `?state=` narrow them, `?page=` turns the page. */
export async function loadLinks(args: LoaderFunctionArgs) {
  const ctx = await requireUser(args);
  const query = new URL(args.request.url).searchParams;
  const asked = {
    search: (query.get("search") ?? "").slice(0, 200),
    kind: linkKinds.find((known) => known === query.get("kind")),
    state: linkStates.find((known) => known === query.get("state")),
    page: toLatinDigits(query.get("page") ?? "1"),
  };
  const list = await listLinks(ctx.api, asked).catch(asPage(ctx));
  const head: PageHead = { title: ctx.t("links.title"), noindex: true };
  return {
    head,
    links: list.data.map((link) => toLinkView(ctx, link)),
    invoices: list.invoices.map((invoice) => toInvoiceView(ctx, invoice)),
    asked: { search: asked.search, kind: asked.kind ?? "", state: asked.state ?? "" },
    isNarrowed: Boolean(asked.search || asked.kind || asked.state),
    pages: pagesOf(list, asked),
    joined: sayJoined(ctx, list),
    kinds: makeableKinds.map((value) => ({ value, name: ctx.t(`links.kind.${value}`) })),
    states: linkStates.map((value) => ({ value, name: ctx.t(`links.state.${value}`) })),
    constraints: constraintsOf(ctx, linkFields),
  };
}

function sayJoined({ display, t, lang }: RequestContext, { joined }: LinkList): string | undefined {
  if (joined === 0) return undefined;
  return t("links.joined", { count: joined, n: formatsFor(lang, display).number(joined) });
}

function pagesOf(
  { page, per_page, total }: LinkList,
  asked: { search: string; kind?: string; state?: string },
) {
  const to = (wanted: number) => {
    const { search, kind, state } = asked;
    const query = { ...(search && { search }), ...(kind && { kind }), ...(state && { state }) };
    return `${linksPath}?${new URLSearchParams({ ...query, page: String(wanted) })}`;
  };
  return {
    previous: page > 1 ? to(page - 1) : undefined,
    next: page * per_page < total ? to(page + 1) : undefined,
  };
}

export type InvoiceLinkView = ReturnType<typeof toInvoiceView>;

function toInvoiceView(
  { display, lang, settings }: RequestContext,
  invoice: LinkList["invoices"][number],
) {
  return {
    invoiceNo: invoice.invoice_no,
    number: invoice.number,
    issued: formatsFor(lang, display).date(invoice.issued_at),
    url: settings.publicUrl + invoice.path,
  };
}
