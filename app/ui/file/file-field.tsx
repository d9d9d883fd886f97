import { controlFacts } from "~/ui/field/described-by";
import { Field, type FieldWords } from "~/ui/field/field";
import type { SendFault } from "./admit";
import type { ChosenFilesWords } from "./chosen-files.enhanced";
import { FileList, type FileListWords } from "./file-list";
import { FilePick } from "./file-pick";
import {
  defaultFileSize,
  defaultMax,
  type FileRules,
  type FileValue,
  sizeDivisor,
} from "./file-value";
import { loadTaking, useFiles } from "./use-files.enhanced";

export interface FileWords extends FileListWords, ChosenFilesWords {
  /** The button that opens the chooser, where scripts send at once. */
  choose: string;
  chooseSingle: string;
  /** The button that sends what is chosen, without scripts. */
  add: string;
  full: string;
  /** `size` is in megabytes (R-FILE-05). */
  limit: (count: number, size: number) => string;
  ratio: (width: number, height: number) => string;
  /** `max` and `size` as in `limit`. */
  fault: (fault: SendFault, max: number, size: number) => string;
}

interface FileFieldProps extends FieldWords, FileRules {
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
  words: FileWords;
}

/**
 * Pictures of a form (R-FILE). It stands in a multipart form: without scripts what is chosen comes with it,
 * and the form that comes back has it. With scripts each is sent as it is chosen.
 */
export function FileField(props: FileFieldProps) {
  const { name, id = `${name}-file`, look, label, hint, optional, error, words, ratio } = props;
  const { value, max = defaultMax, maxFileSize = defaultFileSize, meta = false, address } = props;
  const { mayWait = false } = props;
  const size = maxFileSize / sizeDivisor;
  const sayFault = (fault: SendFault) => words.fault(fault, max, size);
  const files = useFiles(value);
  const room = max - files.value.length - files.waiting.length;
  const isFull = room <= 0;
  const said = {
    error: files.error ?? error,
    hint: [hint, isFull ? words.full : words.limit(max, size), ratio && words.ratio(...ratio)]
      .filter(Boolean)
      .join(" · "),
  };
  return (
    <Field {...{ id, label, optional, look }} {...said}>
      <FileList {...{ name, words }} value={files.value} withMeta={meta} press={files.press} />
      {files.chosen && (
        <files.chosen.taking.ChosenFiles
          choice={files.chosen.choice}
          {...{ room, maxFileSize, address, mayWait, words, sayFault }}
          {...files.told}
        />
      )}
      <div className="file-choice">
        <FilePick
          isOn={files.isOn}
          words={max > 1 ? words.choose : words.chooseSingle}
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
            {words.add}
          </button>
        )}
      </div>
    </Field>
  );
}
