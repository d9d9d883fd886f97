import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { preserveForm } from "~/client/offline/preserve-form";
import { headOf, type PageHead } from "~/features/document/page-head";
import { guardAction } from "~/request/action.server";
import { requireUser } from "~/request/require-user.server";
import { openCheckout } from "../open-checkout.server";
import { choose, remove, save, showPlace } from "./act.server";
import { AddressForm } from "./address-form";
import { Saved } from "./saved";
import { toAddressPage } from "./to-address-page.server";

/** The first question of the checkout: where to. */
export async function loader(args: LoaderFunctionArgs) {
  const { ctx, checkout } = await openCheckout(args, "address");
  const { searchParams } = new URL(args.request.url);
  const head: PageHead = { title: ctx.t("checkout.address_title"), noindex: true };
  return { head, page: await toAddressPage(checkout, ctx, args.context, searchParams) };
}

/** `intent` says which: take a saved address, show a place's lists, save, or remove. */
export const action = guardAction(async ({ form, ...args }) => {
  const ctx = await requireUser(args);
  const text = (name: string) => String(form.get(name) ?? "");
  switch (text("intent")) {
    case "address.choose":
      return choose(ctx, text("address_id"));
    case "address.place":
      return showPlace(ctx, args.context, form);
    case "address.save":
      return save(ctx, args.context, form);
    case "address.remove":
      return remove(ctx, text("edit"));
    default:
      throw new Response(null, { status: 400 });
  }
});

export const clientAction = preserveForm;

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => headOf(data?.head, matches);

export default function AddressStep() {
  const { page } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const form = refused?.form ?? page.form;
  if (form) return <AddressForm view={form} hasSaved={page.saved !== undefined || page.hasSaved} />;
  if (!page.saved) return null;
  return <Saved saved={page.saved} chosen={page.chosen} error={refused?.error} />;
}
