import type { MouseEventHandler } from "react";
import { Icon } from "~/ui/icon/icon";
import { type FileIntent, type FileValue, intentOf, sentValue } from "./file-value";

export interface FileListWords {
  list: string;
  remove: (name: string) => string;
  earlier: (name: string) => string;
  later: (name: string) => string;
}

interface FileListProps {
  name: string;
  value: readonly FileValue[];
  withMeta: boolean;
  words: FileListWords;
  /** What a button does where scripts run; without them it sends the form, as its `intent`. */
  press: (intent: FileIntent) => MouseEventHandler;
}

/** The pictures that a form has so far, each with its own hidden value and what can be done with it. */
export function FileList({ name, value, withMeta, words, press }: FileListProps) {
  if (value.length === 0) return null;
  const last = value.length - 1;
  return (
    <ul className="files" aria-label={words.list}>
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
            {place > 0 && (
              <Act
                intent={{ act: "earlier", url: file.url }}
                say={words.earlier(file.name)}
                {...{ press }}
              />
            )}
            {place < last && (
              <Act
                intent={{ act: "later", url: file.url }}
                say={words.later(file.name)}
                {...{ press }}
              />
            )}
            <Act
              intent={{ act: "remove", url: file.url }}
              say={words.remove(file.name)}
              {...{ press }}
            />
          </span>
        </li>
      ))}
    </ul>
  );
}

const looks = { earlier: "file-earlier", later: "file-later", remove: "" } as const;

function Act(props: { intent: FileIntent; say: string; press: FileListProps["press"] }) {
  const { intent, say, press } = props;
  return (
    <button
      type="submit"
      className="button button-plain"
      name="intent"
      value={intentOf(intent)}
      aria-label={say}
      // What is asked for elsewhere in the form need not be there yet.
      formNoValidate
      onClick={press(intent)}
    >
      <Icon name={intent.act === "remove" ? "close" : "chevron"} look={looks[intent.act]} />
    </button>
  );
}
