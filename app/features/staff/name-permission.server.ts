import { permissions } from "#backend/contract/permissions";
import type { RequestContext } from "~/request/context.server";

type Texts = Pick<RequestContext, "t">;

/** What a permission means, in words; one that this version doesn't know stays as it is. */
export function namePermission({ t }: Texts, permission: string): string {
  if (permission === "*") return t("staff.permission.all");
  const known = permissions.find((name) => name === permission);
  return known ? t(`staff.permission.${known}`) : permission;
}

/** All that there are, to be chosen from: those that this member may give. */
export function permissionChoices(ctx: Texts, own: readonly string[]) {
  return permissions
    .filter((name) => own.includes("*") || own.includes(name))
    .map((name) => ({ value: name, name: namePermission(ctx, name) }));
}
