import type { LoaderFunctionArgs } from "@remix-run/node";
import type { Address } from "#backend/contract/address";
import { listAddresses } from "~/api/addresses.server";
import { toAddressCard } from "~/features/address/address-card-view.server";
import { openAddressForm } from "~/features/address/address-form-view.server";
import type { PageHead } from "~/features/document/page-head";
import { printCode } from "~/features/forms/confirm-code.server";
import { formatsFor } from "~/i18n/format";
import { notFound } from "~/request/context.server";
import { requireUser } from "~/request/require-user.server";
import { asPage } from "~/request/responses.server";
import { removalOf } from "./remove-code.server";

/** The addresses; one to write (`?new=1`, `?edit=`), or the question before one goes (`?remove=`). Another's is a 404. */
export async function loadAddresses(args: LoaderFunctionArgs) {
  const ctx = await requireUser(args);
  const search = new URL(args.request.url).searchParams;
  const { data: addresses } = await listAddresses(ctx.api).catch(asPage(ctx));
  const isAsked = search.has("new") || search.has("edit");
  const form = isAsked ? await openAddressForm(ctx, args.context, { addresses, search }) : null;
  const removed = search.get("remove");
  const removal = removed === null ? null : askRemoval(addresses.find(({ id }) => id === removed));
  const head: PageHead = { title: ctx.t(titleOf()), noindex: true };
  return { head, addresses: addresses.map((one) => toAddressCard(one, ctx)), form, removal };

  function titleOf() {
    if (form) return form.id ? "addresses.edit_title" : "addresses.new_title";
    return removal ? "addresses.remove_title" : "addresses.title";
  }

  function askRemoval(address: Address | undefined) {
    if (!address) throw notFound();
    const { number, seal } = printCode(args.context, removalOf(ctx.user.info.id, address.id));
    const printed = formatsFor(ctx.lang, ctx.display).number(number);
    return { address: toAddressCard(address, ctx), code: { number, printed, seal } };
  }
}

export type AddressesView = Awaited<ReturnType<typeof loadAddresses>>;
