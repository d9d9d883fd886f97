import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { describedBy } from "~/ui/field/described-by";
import { FilePick } from "~/ui/file/file-pick";
import { useFileLimits } from "~/ui/file/use-file-limits";
import type { useSentFile } from "~/ui/file/use-sent-file.enhanced";
import { Icon } from "~/ui/icon/icon";
import { Progress } from "~/ui/progress/progress";

interface AvatarBodyProps {
  /** The picture as it is now; null for nobody's yet. */
  shown: string | null;
  alt: string;
  /** Kilobytes (C-68). */
  maxFileSize: number;
  /** What the button of the form says to its page. */
  intent?: string;
  sent: Pick<ReturnType<typeof useSentFile>, "isOn" | "sending" | "choose">;
  said?: string;
  isDone: boolean;
  children?: ReactNode;
}

/** A person's picture, and the field that takes another one. */
export function AvatarBody(props: AvatarBodyProps) {
  const { shown, alt, maxFileSize, intent, sent, said, isDone, children } = props;
  const { t } = useTranslation();
  const { limit } = useFileLimits(1, maxFileSize);
  const ids = describedBy("avatar");
  return (
    <>
      <div className="avatar">
        {shown ? (
          <img src={shown} alt={alt} width={120} height={120} />
        ) : (
          <span role="img" aria-label={alt}>
            <Icon name="user" />
          </span>
        )}
        {sent.sending && (
          <Progress
            size={120}
            width={6}
            label={t("avatar.progress")}
            value={sent.sending.percent}
          />
        )}
      </div>
      <div className="field">
        <label htmlFor="avatar">{t("avatar.choose")}</label>
        <div className="file-choice">
          <FilePick
            id="avatar"
            isOn={sent.isOn}
            required
            disabled={sent.sending !== null}
            take={sent.choose}
            aria-invalid={said ? true : undefined}
            aria-describedby={said ? `${ids.error} ${ids.hint}` : ids.hint}
          />
          {!sent.isOn && (
            <button type="submit" className="button" name={intent && "intent"} value={intent}>
              {t("avatar.send")}
            </button>
          )}
        </div>
        <p className="field-hint" id={ids.hint}>
          {limit}
        </p>
        <p className="field-error" id={ids.error} role="alert">
          {said}
        </p>
        <p className="field-hint" role="status">
          {isDone && t("avatar.done")}
        </p>
        {children}
      </div>
    </>
  );
}
