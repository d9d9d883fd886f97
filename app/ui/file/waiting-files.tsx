import { Icon } from "~/ui/icon/icon";

interface WaitingFilesProps {
  files: readonly File[];
  words: { waits: (bytes: number) => string; remove: (name: string) => string };
  remove: (file: File) => void;
}

/** Pictures that could not be sent ahead of their form, and go with it. */
export function WaitingFiles({ files, words, remove }: WaitingFilesProps) {
  return (
    <ul className="files">
      {files.map((file, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two files may be called the same
        <li key={place} className="file file-waiting">
          <span className="file-name">
            <bdi>{file.name}</bdi>
          </span>
          <span className="field-hint">{words.waits(file.size)}</span>
          <span className="file-acts">
            <button
              type="button"
              className="button button-plain"
              aria-label={words.remove(file.name)}
              onClick={() => remove(file)}
            >
              <Icon name="close" />
            </button>
          </span>
        </li>
      ))}
    </ul>
  );
}
