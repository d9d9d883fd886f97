import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import type { EditorResult } from "~/features/editing/result";
import { VersionField } from "~/features/editing/version-field";

interface RemovePictureProps {
  version: number;
  was: string;
  isUsed: boolean;
  result: EditorResult | undefined;
}

/** Takes a picture out of the shop; of one that is used it says why it stays. */
export function RemovePicture({ version, was, isUsed, result }: RemovePictureProps) {
  const { t } = useTranslation();
  return (
    <section className="desk-part" aria-labelledby="picture-removing">
      <h2 id="picture-removing">{t("library.removing")}</h2>
      <p>{t(isUsed ? "library.remove_used" : "library.remove_text")}</p>
      {!isUsed && (
        <Form method="post" reloadDocument>
          <VersionField {...{ version, result }} />
          <input type="hidden" name="was" value={was} />
          <button type="submit" className="button button-quiet" name="intent" value="remove">
            {t("library.remove")}
          </button>
        </Form>
      )}
    </section>
  );
}
