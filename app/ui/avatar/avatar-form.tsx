import { Form } from "@remix-run/react";
import { useState } from "react";
import { defaultFileSize, type FileValue } from "~/ui/file/file-value";
import { useSentFile } from "~/ui/file/use-sent-file.enhanced";
import { AvatarBody } from "./avatar-body";

export interface AvatarFormProps {
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
}

/** A person's picture with the form that replaces it; with scripts, as soon as it is chosen (R-AVATAR-02). */
export function AvatarForm(props: AvatarFormProps) {
  const { url, alt, action, address, maxFileSize = defaultFileSize, error } = props;
  const [picture, setPicture] = useState<FileValue | null>(null);
  const sent = useSentFile({ address, maxFileSize, taken: setPicture });
  return (
    <Form
      method="post"
      action={action}
      encType="multipart/form-data"
      className="avatar-form file-form"
    >
      <AvatarBody
        shown={picture?.url ?? url}
        said={sent.error ?? error}
        isDone={picture !== null}
        {...{ alt, maxFileSize, sent }}
      />
    </Form>
  );
}
