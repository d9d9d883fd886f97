import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { errorOf } from "~/forms/submission";
import { controlFacts } from "~/ui/field/described-by";
import { Field } from "~/ui/field/field";
import type { Added, AddResult } from "./action.server";

interface AddPicturesProps {
  hint: string;
  result: AddResult | undefined;
}

/** Takes several pictures at once. */
export function AddPictures({ hint, result }: AddPicturesProps) {
  const { t } = useTranslation();
  const refused = result?.refused ?? [];
  const error = refused.length > 0 ? undefined : errorOf(result, "file");
  return (
    <>
      {refused.length > 0 && <LeftOut kept={result?.kept ?? null} refused={refused} />}
      <Form
        method="post"
        encType="multipart/form-data"
        className="panel library-add"
        reloadDocument
        aria-labelledby="library-add"
      >
        <h2 id="library-add">{t("library.add")}</h2>
        <Field id="library-files" label={t("library.files")} {...{ hint, error }}>
          <input
            type="file"
            name="file"
            className="input file-input"
            accept="image/*"
            multiple
            required
            {...controlFacts("library-files", { hint, error })}
          />
        </Field>
        <button type="submit" className="button" name="intent" value="add">
          {t("library.send")}
        </button>
      </Form>
    </>
  );
}

/** Each file that was not taken, and why; the others are in the library. */
function LeftOut({ kept, refused }: Added) {
  const { t } = useTranslation();
  return (
    <div className="notice notice-error" role="alert">
      {kept && <p>{kept}</p>}
      <p>
        <b>{t("library.refused")}</b>
      </p>
      <ul>
        {refused.map(({ name, text }) => (
          <li key={`${name} ${text}`}>
            <bdi>{name}</bdi>: {text}
          </li>
        ))}
      </ul>
    </div>
  );
}
