import { Form } from "@remix-run/react";
import { useState } from "react";
import { describedBy } from "~/ui/field/described-by";
import { FilePick } from "~/ui/file/file-pick";
import { defaultFileSize, type FileValue, type SendFault, sizeDivisor } from "~/ui/file/file-value";
import { useSentFile } from "~/ui/file/use-sent-file.enhanced";
import { Icon } from "~/ui/icon/icon";
import { Progress } from "~/ui/progress/progress";

interface AvatarFormProps {
  /** The picture as it is; null for nobody's yet. */
  url: string | null;
  /** What the picture shows, for those who can't see it. */
  alt: string;
  /** The page that takes the form, without scripts. */
  action: string;
  /** Takes the picture at once: POST, multipart, field `file` (R-AVATAR-01, R-API-15). */
  address: string;
  /** Kilobytes (C-68). */
  maxFileSize?: number;
  error?: string;
  words: {
    choose: string;
    /** The button that opens the chooser, where scripts send at once. */
    pick: string;
    send: string;
    progress: string;
    done: string;
    limit: (megabytes: number) => string;
    fault: (fault: SendFault, megabytes: number) => string;
  };
}

/** A person's picture with the form that replaces it; with scripts, as soon as it is chosen (R-AVATAR-02). */
export function AvatarForm(props: AvatarFormProps) {
  const { url, alt, action, address, maxFileSize = defaultFileSize, error, words } = props;
  const size = maxFileSize / sizeDivisor;
  const [picture, setPicture] = useState<FileValue | null>(null);
  const avatar = useSentFile({
    address,
    maxFileSize,
    sayFault: (fault) => words.fault(fault, size),
    taken: setPicture,
  });
  const shown = picture?.url ?? url;
  const said = avatar.error ?? error;
  const ids = describedBy("avatar");
  return (
    <Form
      method="post"
      action={action}
      encType="multipart/form-data"
      className="avatar-form file-form"
    >
      <div className="avatar">
        {shown ? (
          <img src={shown} alt={alt} width={120} height={120} />
        ) : (
          <span role="img" aria-label={alt}>
            <Icon name="user" />
          </span>
        )}
        {avatar.sending && (
          <Progress size={120} width={6} label={words.progress} value={avatar.sending.percent} />
        )}
      </div>
      <div className="field">
        <label htmlFor="avatar">{words.choose}</label>
        <div className="file-choice">
          <FilePick
            id="avatar"
            isOn={avatar.isOn}
            words={words.pick}
            required
            disabled={avatar.sending !== null}
            take={avatar.choose}
            aria-invalid={said ? true : undefined}
            aria-describedby={said ? `${ids.error} ${ids.hint}` : ids.hint}
          />
          {!avatar.isOn && (
            <button type="submit" className="button">
              {words.send}
            </button>
          )}
        </div>
        <p className="field-hint" id={ids.hint}>
          {words.limit(size)}
        </p>
        <p className="field-error" id={ids.error} role="alert">
          {said}
        </p>
        <p className="field-hint" role="status">
          {picture && words.done}
        </p>
      </div>
    </Form>
  );
}
