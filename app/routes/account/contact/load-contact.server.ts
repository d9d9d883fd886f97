import type { LoaderFunctionArgs } from "@remix-run/node";
import { getProfile } from "~/api/profile.server";
import type { PageHead } from "~/features/document/page-head";
import { toContactView } from "~/features/profile/contact-view.server";
import { requireUser } from "~/request/require-user.server";
import { asPage } from "~/request/responses.server";

/** Phone and e-mail, and the code that was sent to another one (domain 4.5). */
export async function loadContact(args: LoaderFunctionArgs) {
  const ctx = await requireUser(args);
  const profile = await getProfile(ctx.api).catch(asPage(ctx));
  const head: PageHead = { title: ctx.t("profile.contact"), noindex: true };
  return { head, contact: toContactView(ctx, args.request, profile) };
}
