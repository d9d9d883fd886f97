import type { Address } from "#backend/contract/address";
import {
  addAddress,
  changeAddress,
  listAddresses,
  makeDefaultAddress,
  removeAddress,
} from "~/api/addresses.server";
import { ApiError } from "~/api/client/api-error";
import type { OfflineChange, OperationProblem } from "~/client/offline/log/operation";
import { shortAddress } from "~/features/address/print-address.server";
import { apiErrors } from "~/forms/parse.server";
import type { RequestContext } from "~/request/context.server";
import { isFinal } from "./is-final.server";
import type { AddressOperation } from "./schema.server";

/**
 * Makes what was done with the address book, one after the other: a new one once, by its name, and the others on the
 * version that was seen. Answers what could not be done; of an address the last word holds. Throws what may go better later.
 */
export async function saveAddresses(
  ctx: RequestContext,
  operations: readonly AddressOperation[],
): Promise<OperationProblem[]> {
  const problems = new Map<string, OperationProblem>();
  // What stands after a change of this log is what its shopper saw when they made the next one.
  const versions = new Map<string, string>();
  for (const operation of operations) {
    const id = subjectOf(operation);
    try {
      const standing = await save(ctx, operation, versions.get(id));
      if (standing) versions.set(id, standing.version);
      problems.delete(id);
    } catch (error) {
      if (!isFinal(error)) throw error;
      problems.set(id, await explain(ctx, operation, error));
    }
  }
  return [...problems.values()];
}

/** What the last word holds of: an address, or which of them is the default one. */
function subjectOf(operation: AddressOperation): string {
  if (operation.type === "address_default") return operation.type;
  return operation.type === "address_add" ? operation.op_id : operation.address_id;
}

/** @returns the address as it stands then; nothing of one that is gone, or that reads as before */
async function save(
  { api }: RequestContext,
  operation: AddressOperation,
  version: string | undefined,
): Promise<Address | undefined> {
  switch (operation.type) {
    case "address_add":
      return addAddress(api, { ...operation.address, op_id: operation.op_id });
    case "address_change": {
      const { address_id, address, seen } = operation;
      return changeAddress(api, address_id, { ...address, seen: version ?? seen });
    }
    case "address_remove":
      await removeAddress(api, operation.address_id, version ?? operation.seen).catch(asGone);
      return undefined;
    case "address_default":
      await makeDefaultAddress(api, operation.address_id);
      return undefined;
  }
}

/** One that is gone already was to go. */
function asGone(error: unknown): void {
  if (!(error instanceof ApiError) || error.status !== 404) throw error;
}

/** Why a change was not made, with its words, for they stand nowhere else, and what makes it all the same. */
async function explain(
  ctx: RequestContext,
  operation: AddressOperation,
  error: ApiError,
): Promise<OperationProblem> {
  const { op_id } = operation;
  const told = (text: string, again?: OfflineChange): OperationProblem => ({
    op_id,
    text,
    variant_id: null,
    ...(again && { again }),
  });
  if (operation.type === "address_default") return told(ctx.t("offline.default_gone"));
  if (error.status === 409 && operation.type !== "address_add") {
    const { data } = await listAddresses(ctx.api);
    const standing = data.find(({ id }) => id === operation.address_id);
    if (standing) return told(...sayChanged(ctx, operation, standing));
  }
  if (operation.type === "address_remove") return told(ctx.t("offline.refused"));
  const { address } = operation;
  const yours = written(address);
  if (error.status === 404) {
    return told(ctx.t("offline.address_gone", { yours }), { type: "address_add", address });
  }
  return told(ctx.t("offline.address_refused", { yours, why: sayWhy(ctx, error) }));
}

function sayWhy(ctx: RequestContext, error: ApiError): string {
  if (error.outcome.kind !== "message") return ctx.t("offline.refused");
  const { formErrors, fieldErrors } = apiErrors(ctx, error);
  return [...formErrors, ...Object.values(fieldErrors).flat()].join(" ");
}

function sayChanged(
  { lang, t }: RequestContext,
  operation: Extract<AddressOperation, { seen: string }>,
  standing: Address,
): [text: string, again: OfflineChange] {
  const now = [standing.recipient_name, shortAddress(standing, lang)].join(t("list.comma"));
  const name = standing.title ?? shortAddress(standing, lang);
  const { address_id } = operation;
  const seen = standing.version;
  if (operation.type === "address_remove") {
    const text = t("offline.address_kept", { name, now });
    return [text, { type: "address_remove", address_id, seen }];
  }
  const { address } = operation;
  const text = t("offline.address_changed", { name, now, yours: written(address) });
  return [text, { type: "address_change", address_id, seen, address }];
}

/** Enough of what was written to know it again. */
function written({ recipient_name, city_text, street }: { [name in Word]?: string | null }) {
  return [recipient_name, city_text, street].filter(Boolean).join(" · ");
}
type Word = "recipient_name" | "city_text" | "street";
