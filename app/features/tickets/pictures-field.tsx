import { useTranslation } from "react-i18next";
import { uploadPath } from "~/sitemap/paths";
import { FileField } from "~/ui/file/file-field";
import type { FileValue } from "~/ui/file/file-value";
import { ticketFileRules } from "./ticket-file-rules";

interface PicturesFieldProps {
  /** Those that came back with the form. */
  value: readonly FileValue[];
  error?: string;
  /** Who sees them; without it, what the shopper is told. */
  hint?: string;
  /** Of the field, where its page has another one. */
  id?: string;
  /** Where a page of the staff's sends them; a shopper's own address without it. */
  address?: string;
}

/** The pictures of a message; its form is a multipart one. */
export function PicturesField({
  value,
  error,
  hint,
  id,
  address = uploadPath,
}: PicturesFieldProps) {
  const { t } = useTranslation();
  return (
    <FileField
      name="pictures"
      id={id}
      label={t("ticket.pictures")}
      hint={hint ?? t("ticket.pictures_hint")}
      value={value}
      error={error}
      address={`${address}?max=${ticketFileRules.maxFileSize}`}
      mayWait={address === uploadPath}
      {...ticketFileRules}
    />
  );
}
