import {
  type ActionFunctionArgs,
  data,
  type LinksFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { preserveForm } from "~/client/offline/preserve-form";
import { headOf } from "~/features/document/page-head";
import { isCodeTyped, printCode } from "~/features/forms/confirm-code.server";
import { formatsFor } from "~/i18n/format";
import { guardAction } from "~/request/action.server";
import { redirectTo } from "~/request/responses.server";
import styles from "~/ui/confirm/confirm.css?url";
import { labHead } from "../lab-head.server";
import { requireLab } from "../require-lab.server";
import { AskPage, type Mode } from "./ask-page";
import { Openers } from "./openers";

const about = "lab";

/** `?confirm=soft` and `?confirm=hard` are the questions on a page. */
export async function loader(args: LoaderFunctionArgs) {
  const ctx = await requireLab(args);
  const asked = new URL(args.request.url).searchParams.get("confirm");
  const mode: Mode | undefined = asked === "soft" || asked === "hard" ? asked : undefined;
  const code = printCode(args.context, about);
  return {
    head: labHead(ctx, "confirm"),
    mode,
    code: { ...code, printed: formatsFor(ctx.lang).number(code.number) },
  };
}

const answer = guardAction(async ({ ctx, form, context, request }) => {
  if (form.get("mode") === "hard" && !isCodeTyped(context, about, form)) {
    return data({ error: ctx.t("confirm.code_wrong") }, 400);
  }
  const flash = { type: "success", key: "lab.confirmed" } as const;
  return redirectTo(ctx, new URL(request.url).pathname, { flash });
});

export async function action(args: ActionFunctionArgs) {
  await requireLab(args);
  return answer(args);
}

export const clientAction = preserveForm;

export const links: LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => headOf(data?.head, matches);

export default function ConfirmLab() {
  const { head, mode, code } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  return (
    <>
      <h1>{head.title}</h1>
      {mode ? <AskPage mode={mode} code={code} error={refused?.error} /> : <Openers code={code} />}
    </>
  );
}
