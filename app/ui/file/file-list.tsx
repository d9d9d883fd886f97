import type { MouseEventHandler } from "react";
import { useTranslation } from "react-i18next";
import { Icon } from "~/ui/icon/icon";
import { type FileIntent, type FileValue, intentOf, sentValue } from "./file-value";

interface FileListProps {
  name: string;
  value: readonly FileValue[];
  withMeta: boolean;
  /** What a button does where scripts run; without them it sends the form, as its `intent`. */
  press: (intent: FileIntent) => MouseEventHandler;
}

/** The pictures that a form has so far, each with its own hidden value and what can be done with it. */
export function FileList({ name, value, withMeta, press }: FileListProps) {
  const { t } = useTranslation();
  if (value.length === 0) return null;
  const last = value.length - 1;
  return (
    <ul className="files" aria-label={t("upload.list")}>
      {value.map((file, place) => (
        <li key={file.url} className="file">
          <input type="hidden" name={name} value={sentValue(file, withMeta)} />
          <img
            className="file-picture"
            src={file.url}
            alt=""
            width={file.width}
            height={file.height}
          />
          <span className="file-name">
            <bdi>{file.name}</bdi>
          </span>
          <span className="file-acts">
            {place > 0 && <Act act="earlier" {...{ file, press }} />}
            {place < last && <Act act="later" {...{ file, press }} />}
            <Act act="remove" {...{ file, press }} />
          </span>
        </li>
      ))}
    </ul>
  );
}

const looks = { earlier: "file-earlier", later: "file-later", remove: "" } as const;

interface ActProps extends Pick<FileListProps, "press"> {
  act: FileIntent["act"];
  file: FileValue;
}

function Act({ act, file: { name, url }, press }: ActProps) {
  const { t } = useTranslation();
  const intent = { act, url };
  return (
    <button
      type="submit"
      className="button button-plain"
      name="intent"
      value={intentOf(intent)}
      aria-label={t(`upload.${act}`, { name })}
      // What is asked for elsewhere in the form need not be there yet.
      formNoValidate
      onClick={press(intent)}
    >
      <Icon name={act === "remove" ? "close" : "chevron"} look={looks[act]} />
    </button>
  );
}
