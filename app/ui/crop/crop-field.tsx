import { useTranslation } from "react-i18next";
import { controlFacts } from "~/ui/field/described-by";
import { Field, type FieldLabels } from "~/ui/field/field";
import { FilePick } from "~/ui/file/file-pick";
import { FileSending } from "~/ui/file/file-sending";
import { defaultFileSize, type FileValue } from "~/ui/file/file-value";
import { useFileLimits } from "~/ui/file/use-file-limits";
import { Cropper } from "./cropper";
import { useCrop } from "./use-crop.enhanced";

interface CropFieldProps extends FieldLabels {
  /** Of the value, the picture's link. */
  name: string;
  id?: string;
  look?: string;
  value: FileValue | null;
  ratio: readonly [width: number, height: number];
  /** Kilobytes (C-68). */
  maxFileSize?: number;
  /** Takes the whole picture at once. */
  address: string;
  /** Cuts a part out of it: gets `url`, `ratio`, `x`, `y`, `width`. */
  cropAddress: string;
}

/**
 * One picture in a fixed ratio (R-CROP). Without scripts the form's server keeps its middle; with them one
 * chooses the part.
 */
export function CropField(props: CropFieldProps) {
  const { name, id = `${name}-file`, look, label, hint, optional, error, ratio } = props;
  const { value, maxFileSize = defaultFileSize, address, cropAddress } = props;
  const { t } = useTranslation();
  const { limit, sayRatio } = useFileLimits(1, maxFileSize);
  const crop = useCrop({ value, ratio, maxFileSize, address, cropAddress });
  const said = {
    error: crop.error ?? error,
    hint: [hint, limit, sayRatio(ratio)].filter(Boolean).join(" · "),
  };
  return (
    <Field {...{ id, label, optional, look }} {...said}>
      {crop.shown && <Cropped name={name} file={crop.shown} />}
      {crop.sending && <FileSending file={crop.sending} />}
      <div className="file-choice">
        <FilePick
          isOn={crop.isOn}
          disabled={crop.sending !== null}
          take={crop.choose}
          {...controlFacts(id, said)}
        />
        {!crop.isOn && (
          <button type="submit" className="button button-quiet" name="intent" value="upload">
            {t("upload.add")}
          </button>
        )}
        {crop.isOn && crop.shown && (
          <button type="button" className="button button-quiet" onClick={crop.open}>
            {t("crop.start")}
          </button>
        )}
      </div>
      {crop.opened && (
        <Cropper file={crop.opened} ratio={ratio} confirm={crop.confirm} close={crop.close} />
      )}
    </Field>
  );
}

function Cropped({ name, file }: { name: string; file: FileValue }) {
  return (
    <>
      <input type="hidden" name={name} value={file.url} />
      <img
        className="cropped"
        src={file.url}
        alt={file.name}
        width={file.width}
        height={file.height}
      />
    </>
  );
}
