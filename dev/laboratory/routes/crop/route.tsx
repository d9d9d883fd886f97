import type {
  ActionFunctionArgs,
  LinksFunction,
  LoaderFunctionArgs,
  MetaFunction,
} from "@remix-run/node";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import cropStyles from "react-easy-crop/react-easy-crop.css?url";
import { useTranslation } from "react-i18next";
import { preserveForm } from "~/client/offline/preserve-form";
import { headOf } from "~/features/document/page-head";
import { guardFileForm } from "~/request/file-form.server";
import styles from "~/styles/files.css?url";
import { CropField } from "~/ui/crop/crop-field";
import { labHead } from "../lab-head.server";
import { requireLab } from "../require-lab.server";
import { Specimen } from "../specimen";
import { answerCrop } from "./answer-crop.server";

const ratio = [2, 1] as const;

export async function loader(args: LoaderFunctionArgs) {
  return { head: labHead(await requireLab(args), "crop") };
}

const answer = guardFileForm({ max: 1, maxFileSize: 2048, cut: ratio.join(":") }, answerCrop);

export async function action(args: ActionFunctionArgs) {
  await requireLab(args);
  return answer(args);
}

export const clientAction = preserveForm;

export const links: LinksFunction = () => [
  { rel: "stylesheet", href: cropStyles },
  { rel: "stylesheet", href: styles },
];

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => headOf(data?.head, matches);

export default function CropLab() {
  const { t } = useTranslation();
  const { head } = useLoaderData<typeof loader>();
  const answered = useActionData<typeof action>();
  return (
    <>
      <h1>{head.title}</h1>
      <Specimen title={t("lab.crop_wide")}>
        <Form method="post" encType="multipart/form-data" className="stack file-form">
          <CropField
            name="picture"
            label={t("lab.crop_label")}
            value={answered?.picture ?? null}
            error={answered?.error ?? undefined}
            ratio={ratio}
            address="/upload"
            cropAddress="/upload/crop"
          />
          <p>
            <button type="submit" className="button" name="intent" value="save">
              {t("lab.files_save")}
            </button>
          </p>
          {answered?.sent && (
            <p className="notice notice-success" role="status">
              <bdi dir="ltr">{t("lab.sent", { value: answered.sent })}</bdi>
            </p>
          )}
        </Form>
      </Specimen>
    </>
  );
}
