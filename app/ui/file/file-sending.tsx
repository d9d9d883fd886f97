import { Progress } from "~/ui/progress/progress";

export interface Sending {
  name: string;
  /** How far it has come, 0 to 98. */
  percent: number;
}

/** A file that is on its way, in a line of its own. */
export function FileSending({ file, label }: { file: Sending; label: string }) {
  return (
    <p className="file file-sending">
      <Progress size={44} width={4} label={label} value={file.percent} />
      <span className="file-name">
        <bdi>{file.name}</bdi>
      </span>
    </p>
  );
}
