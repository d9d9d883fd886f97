import type {
  ActionFunctionArgs,
  LinksFunction,
  LoaderFunctionArgs,
  MetaFunction,
} from "@remix-run/node";
import { useActionData, useLoaderData, useLocation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { preserveForm } from "~/client/offline/preserve-form";
import { headOf } from "~/features/document/page-head";
import { guardFileForm } from "~/request/file-form.server";
import styles from "~/styles/files.css?url";
import { AvatarForm } from "~/ui/avatar/avatar-form";
import { labHead } from "../lab-head.server";
import { requireLab } from "../require-lab.server";
import { Specimen } from "../specimen";
import { answerAvatar } from "./answer-avatar.server";

export async function loader(args: LoaderFunctionArgs) {
  return { head: labHead(await requireLab(args), "avatar") };
}

const answer = guardFileForm({ max: 1, maxFileSize: 2048, cut: "1:1" }, answerAvatar);

export async function action(args: ActionFunctionArgs) {
  await requireLab(args);
  return answer(args);
}

export const clientAction = preserveForm;

export const links: LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => headOf(data?.head, matches);

export default function AvatarLab() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const { head } = useLoaderData<typeof loader>();
  const answered = useActionData<typeof action>();
  return (
    <>
      <h1>{head.title}</h1>
      <Specimen title={t("lab.plain")}>
        <AvatarForm
          url={answered?.url ?? null}
          alt={t("lab.avatar_alt")}
          action={pathname}
          address="/upload?ratio=1:1"
          error={answered?.error ?? undefined}
        />
      </Specimen>
    </>
  );
}
