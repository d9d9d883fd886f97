import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { preserveForm } from "~/client/offline/preserve-form";
import type { AddressFormView } from "~/features/address/address-form-view.server";
import { headOf, type PageHead } from "~/features/document/page-head";
import { errorsOf, type FormResult } from "~/forms/submission";
import { openCheckout } from "../open-checkout.server";
import { useOfflineChoice } from "../use-offline-choice.enhanced";
import { Saved } from "./saved";
import { toAddressPage } from "./to-address-page.server";
import { WriteAddress } from "./write-address";

/** The first question of the checkout: where to. */
export async function loader(args: LoaderFunctionArgs) {
  const { ctx, checkout } = await openCheckout(args, "address");
  const { searchParams } = new URL(args.request.url);
  const head: PageHead = { title: ctx.t("checkout.address_title"), noindex: true };
  return { head, page: await toAddressPage(checkout, ctx, args.context, searchParams) };
}

export { action } from "./action.server";

export const clientAction = preserveForm;

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => headOf(data?.head, matches);

export default function AddressStep() {
  const { page } = useLoaderData<typeof loader>();
  const result = useActionData<FormResult & { form?: AddressFormView }>();
  const form = result?.form ?? page.form;
  useOfflineChoice("address");
  const hasSaved = page.saved !== undefined || page.hasSaved;
  if (form) return <WriteAddress view={form} hasSaved={hasSaved} result={result} />;
  if (!page.saved) return null;
  return <Saved saved={page.saved} chosen={page.chosen} error={errorsOf(result)[0]} />;
}
