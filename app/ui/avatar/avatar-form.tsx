import { Form } from "@remix-run/react";
import { describedBy } from "~/ui/field/described-by";
import { type FileFault, sizeDivisor, usualFileSize } from "~/ui/file/file-value";
import { Icon } from "~/ui/icon/icon";
import { Progress } from "~/ui/progress/progress";
import { useAvatar } from "./use-avatar.enhanced";

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
    send: string;
    progress: string;
    done: string;
    limit: (megabytes: number) => string;
    fault: (fault: FileFault | "failed", megabytes: number) => string;
  };
}

/** A person's picture with the form that replaces it. */
export function AvatarForm(props: AvatarFormProps) {
  const { url, alt, action, address, maxFileSize = usualFileSize, error, words } = props;
  const size = maxFileSize / sizeDivisor;
  const avatar = useAvatar({
    address,
    maxFileSize,
    sayFault: {
      not_a_picture: words.fault("not_a_picture", size),
      too_large: words.fault("too_large", size),
      over: words.fault("over", size),
      failed: words.fault("failed", size),
    },
  });
  const shown = avatar.picture?.url ?? url;
  const said = avatar.error ?? error;
  const ids = describedBy("avatar");
  return (
    <Form method="post" action={action} encType="multipart/form-data" className="avatar-form">
      <div className="avatar">
        {shown ? (
          <img src={shown} alt={alt} width={120} height={120} />
        ) : (
          <span role="img" aria-label={alt}>
            <Icon name="user" />
          </span>
        )}
        {avatar.percent !== null && (
          <Progress size={120} width={6} label={words.progress} value={avatar.percent} />
        )}
      </div>
      <div className="field">
        <label htmlFor="avatar">{words.choose}</label>
        <div className="file-choice">
          <input
            type="file"
            id="avatar"
            className="input file-input"
            name="file"
            accept="image/*"
            required
            disabled={avatar.percent !== null}
            onChange={avatar.choose}
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
          {avatar.picture && words.done}
        </p>
      </div>
    </Form>
  );
}
