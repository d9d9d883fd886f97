import type { LinksFunction, MetaFunction } from "@remix-run/node";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { preserveForm } from "~/client/offline/preserve-form";
import styles from "~/features/desk/desk.css?url";
import { headOf } from "~/features/document/page-head";
import { EditorErrors } from "~/features/editing/editor-errors";
import { EditorHead } from "~/features/editing/editor-head";
import type { EditorResult } from "~/features/editing/result";
import blockStyles from "~/features/home-blocks/home-editor.css?url";
import { staffNewHomeBlockPath } from "~/sitemap/staff-paths";
import formStyles from "~/styles/forms.css?url";
import { Select } from "~/ui/select/select";
import { BlockRow } from "./block-row";
import type { loadBlocks } from "./load-blocks.server";

export { action } from "./action.server";
export { loadBlocks as loader } from "./load-blocks.server";

export const clientAction = preserveForm;

export const links: LinksFunction = () => [
  { rel: "stylesheet", href: formStyles },
  { rel: "stylesheet", href: styles },
  { rel: "stylesheet", href: blockStyles },
];

export const meta: MetaFunction<typeof loadBlocks> = ({ data, matches }) =>
  headOf(data?.head, matches);

/** The home page as its owner orders it. */
export default function StaffHomeBlocks() {
  const { t } = useTranslation();
  const { head, seen, rows, kinds } = useLoaderData<typeof loadBlocks>();
  return (
    <>
      <EditorHead title={head.title} languages={seen} />
      <p className="block-about">{t("blocks.about")}</p>
      <EditorErrors result={useActionData<EditorResult>()} />
      {rows.length === 0 && <p className="notice">{t("blocks.none")}</p>}
      <ol className="desk-queue" aria-label={t("blocks.list")}>
        {rows.map((row, index) => (
          <BlockRow
            key={row.id}
            {...row}
            isFirst={index === 0}
            isLast={index === rows.length - 1}
          />
        ))}
      </ol>
      {kinds.length > 0 && (
        <Form
          action={staffNewHomeBlockPath}
          className="panel block-add"
          reloadDocument
          aria-labelledby="block-add"
        >
          <h2 id="block-add">{t("blocks.add")}</h2>
          <Select name="kind" label={t("blocks.add_kind")} choices={kinds} />
          <button type="submit" className="button">
            {t("blocks.add_go")}
          </button>
        </Form>
      )}
    </>
  );
}
