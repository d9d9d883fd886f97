import type { LoaderFunctionArgs } from "@remix-run/node";
import type { LanguageCode } from "#backend/contract/languages";
import type { Law } from "#backend/contract/law";
import { getLaw } from "~/api/reading.server";
import { getSeller } from "~/api/site.server";
import type { PageHead } from "~/features/document/page-head";
import { headingsOf } from "~/features/reading/headings-of.server";
import { datesFor } from "~/i18n/dates.server";
import { printVersion } from "~/i18n/print-version";
import { notFound, type RequestContext, requireLocale } from "~/request/context.server";
import { noteChange } from "~/request/keeping";
import { asPage } from "~/request/responses.server";
import { langPath, lawTextPage } from "~/sitemap/paths";
import { sellerLines } from "./seller-lines.server";
import { type Terms, termsChangedOn } from "./terms";
import { terms as de } from "./terms.de";
import { terms as en } from "./terms.en";
import { terms as fa } from "./terms.fa";

const shipped: Record<LanguageCode, Terms> = { en, fa, de };

/** The name of the terms that the shop is delivered with; they stand wherever no wording was published. */
const shippedVersion = termsChangedOn.slice(0, 10);

/** GET /home/law?kind=&version=&at= (R-ROUTE-20): a wording, what it changed, and which others there are. */
export async function loadLaw(args: LoaderFunctionArgs) {
  const ctx = await requireLocale(args);
  const { lang, t } = ctx;
  const { searchParams } = new URL(args.request.url);
  const named = {
    kind: searchParams.get("kind") ?? "terms",
    version: searchParams.get("version") ?? undefined,
    at: searchParams.get("at") ?? undefined,
  };
  const law = await readLaw(ctx, named);
  ctx.keeping.isTold = true;
  noteChange(ctx.keeping, law.changes_at);
  const { kind, text } = law;
  if (!text && kind !== "terms") throw notFound();
  const version = text?.law_version ?? shippedVersion;
  const current = law.current ?? (kind === "terms" ? shippedVersion : null);
  const since = text?.effective_at ?? termsChangedOn;
  const { bothCalendars } = datesFor(lang);
  const head: PageHead = {
    title: kind === "terms" ? t("law.title") : t(`law.kind.${kind}`),
    description: t("law.description"),
    path: lawTextPage(kind),
    noindex: version !== current,
  };
  const isTerms = kind === "terms";
  const seller = isTerms ? sellerLines(await getSeller(ctx.api).catch(asPage(ctx)), t) : [];
  return {
    head,
    seller,
    sellerTitle: shipped[lang].sections[0]?.title ?? "",
    terms: text ? null : shipped[lang],
    html: text?.body_html ?? null,
    headings: text
      ? headingsOf(text.body_html)
      : shipped[lang].sections.map(({ id, title }) => ({ id, title })),
    changedAt: since,
    changed: t("law.changed", { date: bothCalendars(since) }),
    changes: text?.changes ?? "",
    ...(text?.said_in && { saidIn: text.said_in }),
    kinds: kindsOf(ctx, law),
    versions: versionsOf(ctx, law, version),
    isOld: version !== current,
    toCurrent: langPath(lang, lawTextPage(kind)),
    words: {
      kinds: t("law.kinds"),
      contents: t("law.contents"),
      versions: t("law.versions"),
      holds: t("law.holds"),
      old: t("law.old"),
      toCurrent: t("law.to_current"),
      whatChanged: t("law.what_changed"),
    },
  };
}

async function readLaw(
  ctx: RequestContext,
  { kind, version, at }: { kind: string; version: string | undefined; at: string | undefined },
): Promise<Law> {
  const query = { kind, ...(version && { version }), ...(at && { at }) };
  if (kind !== "terms" || version !== shippedVersion) {
    return getLaw(ctx.api, query).catch(asPage(ctx));
  }
  // What the shop is delivered with is a version, too, where its name was not given to another one.
  const law = await getLaw(ctx.api, { kind }).catch(asPage(ctx));
  const isPublished = law.versions.some((one) => one.law_version === version);
  return isPublished ? getLaw(ctx.api, query).catch(asPage(ctx)) : { ...law, text: null };
}

function kindsOf({ lang, t }: RequestContext, { kind, kinds }: Law) {
  const shown = ["terms" as const, ...kinds.filter((one) => one !== "terms")];
  return shown.map((one) => ({
    kind: one,
    title: t(`law.kind.${one}`),
    to: langPath(lang, lawTextPage(one)),
    isHere: one === kind,
  }));
}

function versionsOf({ lang, t }: RequestContext, law: Law, shown: string) {
  const { kind, versions, current } = law;
  const { bothCalendars } = datesFor(lang);
  const isNamed = versions.some(({ law_version: name }) => name === shippedVersion);
  const delivered =
    kind === "terms" && !isNamed
      ? [{ law_version: shippedVersion, effective_at: termsChangedOn }]
      : [];
  return [...versions, ...delivered].map(({ law_version: version, effective_at: at }) => ({
    version,
    text: t("law.version", { version: printVersion(version, lang), date: bothCalendars(at) }),
    to: langPath(lang, lawTextPage(kind, { version })),
    isHere: version === shown,
    holds: version === (current ?? shippedVersion),
  }));
}
