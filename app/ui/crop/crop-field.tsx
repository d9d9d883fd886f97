import { lazy, Suspense } from "react";
import { controlFacts } from "~/ui/field/described-by";
import { Field, type FieldWords } from "~/ui/field/field";
import type { FileWords } from "~/ui/file/file-field";
import { FilePick } from "~/ui/file/file-pick";
import { FileSending } from "~/ui/file/file-sending";
import { defaultFileSize, type FileValue, sizeDivisor } from "~/ui/file/file-value";
import { Progress } from "~/ui/progress/progress";
import type { CropWords } from "./crop-dialog.enhanced";
import { useCrop } from "./use-crop.enhanced";

/** The cropper's library comes when it is opened. */
const CropDialog = lazy(() => import("./crop-dialog.enhanced"));

interface CropFieldProps extends FieldWords {
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
  words: CropWords & { files: FileWords; start: string; loading: string };
}

/**
 * One picture in a fixed ratio (R-CROP). Without scripts the form's server keeps its middle; with them one
 * chooses the part.
 */
export function CropField(props: CropFieldProps) {
  const { name, id = `${name}-file`, look, label, hint, optional, error, words, ratio } = props;
  const { value, maxFileSize = defaultFileSize, address, cropAddress } = props;
  const size = maxFileSize / sizeDivisor;
  const { fault, limit, ratio: sayRatio, add, sending, chooseSingle } = words.files;
  const crop = useCrop({
    value,
    ratio,
    maxFileSize,
    address,
    cropAddress,
    sayFault: (name) => fault(name, 1, size),
  });
  const said = {
    error: crop.error ?? error,
    hint: [hint, limit(1, size), sayRatio(...ratio)].filter(Boolean).join(" · "),
  };
  return (
    <Field {...{ id, label, optional, look }} {...said}>
      {crop.shown && <Cropped name={name} file={crop.shown} />}
      {crop.sending && <FileSending file={crop.sending} label={sending(crop.sending.name)} />}
      <div className="file-choice">
        <FilePick
          isOn={crop.isOn}
          words={chooseSingle}
          disabled={crop.sending !== null}
          take={crop.choose}
          {...controlFacts(id, said)}
        />
        {!crop.isOn && (
          <button type="submit" className="button button-quiet" name="intent" value="upload">
            {add}
          </button>
        )}
        {crop.isOn && crop.shown && (
          <button type="button" className="button button-quiet" onClick={crop.open}>
            {words.start}
          </button>
        )}
      </div>
      {crop.opened && (
        <Suspense fallback={<Progress size={44} width={4} label={words.loading} />}>
          <CropDialog
            file={crop.opened}
            ratio={ratio}
            words={words}
            confirm={crop.confirm}
            close={crop.close}
          />
        </Suspense>
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
