import { Form, useLocation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { TextField } from "~/ui/field/text-field";
import { FileField } from "~/ui/file/file-field";
import type { FilesAnswer } from "./answer-files.server";
import { type FormKind, formKinds } from "./forms";

const none: FilesAnswer["pictures"] = [];

export function FilesForm({ kind, answered }: { kind: FormKind; answered?: FilesAnswer }) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const own = answered?.kind === kind ? answered : undefined;
  const rules = formKinds[kind];
  return (
    <Form
      key={own?.kept ?? ""}
      method="post"
      encType="multipart/form-data"
      action={`${pathname}?form=${kind}`}
      className="stack file-form"
      noValidate
    >
      {/* What Enter presses: else it were the first button of the pictures. */}
      <input type="submit" hidden name="intent" value="save" />
      <TextField
        id={`${kind}-title`}
        name="title"
        label={t("lab.files_title")}
        defaultValue={own?.title}
        error={own?.titleError ?? undefined}
        required
      />
      <FileField
        id={`${kind}-file`}
        name="pictures"
        label={t("lab.files_label")}
        value={own?.pictures ?? none}
        error={own?.pictureError ?? undefined}
        address={`/upload?max=${rules.maxFileSize}`}
        {...rules}
      />
      <p>
        <button type="submit" className="button" name="intent" value="save">
          {t("lab.files_save")}
        </button>
      </p>
      {own?.kept && (
        <p className="notice notice-success" role="status">
          <bdi dir="ltr">{t("lab.files_kept", { value: own.kept })}</bdi>
        </p>
      )}
    </Form>
  );
}
