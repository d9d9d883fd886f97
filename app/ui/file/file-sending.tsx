import { useTranslation } from "react-i18next";
import { Progress } from "~/ui/progress/progress";

export interface Sending {
  name: string;
  /** How far it has come, 0 to 98. */
  percent: number;
}

/** A file that is on its way, in a line of its own. */
export function FileSending({ file: { name, percent } }: { file: Sending }) {
  const { t } = useTranslation();
  return (
    <p className="file file-sending">
      <Progress size={44} width={4} label={t("upload.sending", { name })} value={percent} />
      <span className="file-name">
        <bdi>{name}</bdi>
      </span>
    </p>
  );
}
