import { readableAddress, type StaffRedirect } from "#backend/contract/redirects";
import type { NamedFields } from "~/features/editing/changes.server";
import type { RequestContext } from "~/request/context.server";

/** An old address's fields by their names, to tell what is different between two moments. */
export function nameRedirect(
  { t }: Pick<RequestContext, "t">,
  { from, to }: StaffRedirect,
): NamedFields {
  return {
    [t("editors.redirects.from")]: readableAddress(from),
    [t("editors.redirects.to")]: readableAddress(to),
  };
}
