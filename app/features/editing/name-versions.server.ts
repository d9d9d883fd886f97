import type { ContentVersion } from "#backend/contract/faqs";
import { formatsFor } from "~/i18n/format";
import type { RequestContext } from "~/request/context.server";

/** Earlier states as an editor lists them. */
export function nameVersions({ lang, t }: RequestContext, versions: readonly ContentVersion[]) {
  const { number, dateTime } = formatsFor(lang);
  return versions.map(({ version, at, by }) => ({
    version,
    by,
    name: t("editors.version", { n: number(version), date: dateTime(at) }),
  }));
}
