import { useTranslation } from "react-i18next";
import { controlFacts } from "~/ui/field/described-by";
import { Field, type FieldLabels } from "~/ui/field/field";
import { FileList } from "./file-list";
import { FilePick } from "./file-pick";
import { defaultFileSize, defaultMax, type FileRules, type FileValue } from "./file-value";
import { useFileLimits } from "./use-file-limits";
import { loadTaking, useFiles } from "./use-files.enhanced";

interface FileFieldProps extends FieldLabels, FileRules {
  /** Of the values; the file itself always comes as `file` (R-FILE-03). */
  name: string;
  id?: string;
  look?: string;
  /** Pictures that the form has already. */
  value: readonly FileValue[];
  /** Whether the form sends all that is known of a picture, or its link (R-FILE-01, R-FILE-02). */
  meta?: boolean;
  /** The ratio that suits best, shown as a hint (R-FILE-06). */
  ratio?: readonly [width: number, height: number];
  /** Whether a picture goes with its form where the line takes it not by itself. */
  mayWait?: boolean;
  /** Where a file is sent at once, as the part `file` of a multipart form. */
  address: string;
}

/**
 * Pictures of a form (R-FILE). It stands in a multipart form: without scripts what is chosen comes with it,
 * and the form that comes back has it. With scripts each is sent as it is chosen.
 */
export function FileField(props: FileFieldProps) {
  const { name, id = `${name}-file`, look, label, hint, optional, error, ratio } = props;
  const { value, max = defaultMax, maxFileSize = defaultFileSize, meta = false, address } = props;
  const { mayWait = false } = props;
  const { t } = useTranslation();
  const { limit, sayRatio, sayFault } = useFileLimits(max, maxFileSize);
  const files = useFiles(value);
  const room = max - files.value.length - files.waiting.length;
  const isFull = room <= 0;
  const said = {
    error: files.error ?? error,
    hint: [hint, isFull ? t("upload.full") : limit, ratio && sayRatio(ratio)]
      .filter(Boolean)
      .join(" · "),
  };
  return (
    <Field {...{ id, label, optional, look }} {...said}>
      <FileList name={name} value={files.value} withMeta={meta} press={files.press} />
      {files.chosen && (
        <files.chosen.taking.ChosenFiles
          choice={files.chosen.choice}
          {...{ room, maxFileSize, address, mayWait, sayFault }}
          {...files.told}
        />
      )}
      <div className="file-choice">
        <FilePick
          isOn={files.isOn}
          multiple={max > 1}
          disabled={isFull || files.isSending}
          take={files.choose}
          onFocus={() => void loadTaking()}
          {...controlFacts(id, said)}
        />
        {!files.isOn && !isFull && (
          <button
            type="submit"
            className="button button-quiet"
            name="intent"
            value="upload"
            formNoValidate
          >
            {t("upload.add")}
          </button>
        )}
      </div>
    </Field>
  );
}
