import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import type { EditorResult } from "~/features/editing/result";
import { errorOf, sentText } from "~/forms/submission";
import { Cropper } from "~/ui/crop/cropper";
import { type Choice, Select } from "~/ui/select/select";
import { usePart } from "./use-part.enhanced";

/** What the cropper works on: the largest size that a picture is shown in. */
const lookedAt = 1200;

interface CropPartProps {
  url: string;
  width: number;
  height: number;
  ratios: readonly Choice[];
  places: readonly Choice[];
  result: EditorResult | undefined;
}

/** Makes a part of a picture one of its own: the largest in a ratio, or where scripts run any. */
export function CropPart({ url, width, height, ratios, places, result }: CropPartProps) {
  const { t } = useTranslation();
  const scale = Math.max(1, width / lookedAt);
  const part = usePart(scale);
  return (
    <section className="desk-part" aria-labelledby="picture-crop">
      <h2 id="picture-crop">{t("library.crop")}</h2>
      <p>{t("library.crop_text")}</p>
      <Form method="post" className="fields" ref={part.form} reloadDocument>
        {["x", "y", "width"].map((name) => (
          <input key={name} type="hidden" name={name} autoComplete="off" />
        ))}
        <Select
          name="ratio"
          label={t("library.ratio")}
          error={errorOf(result, "ratio")}
          defaultValue={sentText(result, "ratio")}
          choices={ratios}
        />
        <Select
          name="place"
          label={t("library.crop_place")}
          defaultValue={sentText(result, "place") ?? "middle"}
          choices={places}
        />
        <div className="cluster">
          <button
            type="submit"
            className="button button-quiet"
            name="intent"
            value="crop"
            ref={part.send}
          >
            {t("library.crop_do")}
          </button>
          {part.isOn && (
            <button type="button" className="button button-quiet" onClick={part.open}>
              {t("library.crop_choose")}
            </button>
          )}
        </div>
      </Form>
      {part.ratio && (
        <Cropper
          file={{
            ...{ url: `${url}?w=${lookedAt}`, name: "", type: "image/webp", size: 0 },
            width: Math.round(width / scale),
            height: Math.round(height / scale),
          }}
          ratio={part.ratio}
          confirm={part.confirm}
          close={part.close}
        />
      )}
    </section>
  );
}
