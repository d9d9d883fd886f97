import type { LoaderFunctionArgs } from "@remix-run/node";
import { commentStates } from "#backend/contract/blog";
import { listComments } from "~/api/blog.server";
import { formatsFor } from "~/i18n/format";
import { requireStaff } from "~/request/require-staff.server";
import { asPage } from "~/request/responses.server";

/** GET /staff/comments: what readers said; who has waited longest stands first. */
export async function loadComments(args: LoaderFunctionArgs) {
  const ctx = await requireStaff(args);
  const { lang, t } = ctx;
  const asked = new URL(args.request.url).searchParams.get("status");
  const status = commentStates.find((one) => one === asked) ?? "pending";
  const { data } = await listComments(ctx.api, status).catch(asPage(ctx));
  return {
    head: { title: t("blog.staff.comments"), noindex: true },
    status,
    states: commentStates.map((value) => ({ value, name: t(`blog.comment_state.${value}`) })),
    comments: data.map(({ id, body, name, at, post }) => ({
      ...{ id, body, post },
      name: name ?? t("blog.somebody"),
      date: formatsFor(lang).dateTime(at),
    })),
  };
}
