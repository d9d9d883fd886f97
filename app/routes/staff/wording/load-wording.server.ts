import type { LoaderFunctionArgs } from "@remix-run/node";
import { languageCodes, languages } from "#backend/contract/languages";
import { lawKinds, type StaffLaw } from "#backend/contract/law";
import { listStaffLaws } from "~/api/editors.server";
import { editorId } from "~/features/editing/editor-id.server";
import { writeDay } from "~/features/editing/read-moment.server";
import { datesFor } from "~/i18n/dates.server";
import { printVersion } from "~/i18n/print-version";
import { notFound, type RequestContext } from "~/request/context.server";
import { requireStaff } from "~/request/require-staff.server";
import { asPage } from "~/request/responses.server";
import { langPath, lawTextPage, previewPath } from "~/sitemap/paths";
import { staffNewWordingPath } from "~/sitemap/staff-paths";

/**
 * GET /staff/law/{id}: a wording with both languages side by side; what is published is only to be seen. `new?kind=`
 * begins with the words that hold now.
 */
export async function loadWording(args: LoaderFunctionArgs) {
  const ctx = await requireStaff(args);
  const { lang, t } = ctx;
  const id = editorId(args.params.id);
  const laws = await listStaffLaws(ctx.api).catch(asPage(ctx));
  const wording = laws.find((one) => one.id === id);
  if (id !== null && !wording) throw notFound();
  const asked = new URL(args.request.url).searchParams.get("kind");
  const kind = wording?.kind ?? lawKinds.find((one) => one === asked) ?? "terms";
  const holding = laws.find((one) => one.kind === kind && one.state === "current");
  const { bothCalendars } = datesFor(lang);
  return {
    head: {
      title: wording
        ? t(`law.kind.${kind}`)
        : t("editors.law.new_of", { kind: t(`law.kind.${kind}`) }),
      noindex: true,
    },
    version: wording?.version ?? 0,
    isDraft: wording?.state === "draft",
    published: wording ? publishedFacts(ctx, wording) : null,
    from: wording ? bothCalendars(wording.effective_at) : "",
    fields: {
      kind,
      law_version: wording?.law_version ?? "",
      from: wording ? writeDay(lang, wording.effective_at) : "",
    },
    kinds: lawKinds.map((value) => ({ value, name: t(`law.kind.${value}`) })),
    languages: languageCodes.map((code) => {
      const language = languages[code].name;
      const body = (wording ?? holding)?.body[code] ?? "";
      const to = wording && lawTextPage(kind, { version: wording.law_version });
      return {
        code,
        language,
        dir: languages[code].dir,
        text: { changes: wording?.changes[code] ?? "", body },
        missing: wording && !body ? t("editors.missing", { language }) : null,
        shown: to && wording.published_at && body ? langPath(code, to) : null,
        preview: wording && body ? previewPath(code, "law", wording.preview_token) : null,
      };
    }),
  };
}

/** What is said of a wording that nobody changes any more; null for a draft. */
function publishedFacts({ lang, t }: RequestContext, wording: StaffLaw) {
  const { kind, law_version, published_at: at, effective_at: from, state } = wording;
  if (!at) return null;
  const { bothCalendars } = datesFor(lang);
  return {
    name: t("editors.law.version", { version: printVersion(law_version, lang) }),
    state: t(`editors.law.state.${state}`),
    isCurrent: state === "current",
    dates: t("editors.law.published_on", { from: bothCalendars(from), date: bothCalendars(at) }),
    next: staffNewWordingPath(kind),
  };
}
