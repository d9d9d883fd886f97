import type {
  ActionFunctionArgs,
  LinksFunction,
  LoaderFunctionArgs,
  MetaFunction,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { preserveForm } from "~/client/offline/preserve-form";
import { headOf } from "~/features/document/page-head";
import { guardFileForm } from "~/request/file-form.server";
import styles from "~/styles/files.css?url";
import { labHead } from "../lab-head.server";
import { requireLab } from "../require-lab.server";
import { Specimen } from "../specimen";
import { answerFiles } from "./answer-files.server";
import { FilesForm } from "./files-form";
import { formKinds, kindOf } from "./forms";

export async function loader(args: LoaderFunctionArgs) {
  return { head: labHead(await requireLab(args), "files") };
}

const answer = guardFileForm(
  ({ url }) => formKinds[kindOf(url)],
  (args) => answerFiles(args, kindOf(args.request.url)),
);

export async function action(args: ActionFunctionArgs) {
  await requireLab(args);
  return answer(args);
}

export const clientAction = preserveForm;

export const links: LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => headOf(data?.head, matches);

export default function FilesLab() {
  const { t } = useTranslation();
  const { head } = useLoaderData<typeof loader>();
  const answered = useActionData<typeof action>();
  return (
    <>
      <h1>{head.title}</h1>
      <Specimen title={t("lab.files_plain")}>
        <FilesForm kind="links" answered={answered} />
      </Specimen>
      <Specimen title={t("lab.files_meta")}>
        <FilesForm kind="meta" answered={answered} />
      </Specimen>
    </>
  );
}
