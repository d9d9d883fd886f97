import { useTranslation } from "react-i18next";
import { TextField } from "~/ui/field/text-field";
import { TextArea } from "~/ui/text-area/text-area";
import type { TextView } from "./texts-view.server";

interface AddressTextProps {
  view: TextView;
  error?: string;
}

/** A part of an address that is asked for in words. */
export function AddressText({ view, error }: AddressTextProps) {
  const { t } = useTranslation();
  const { value, constraint, isOptional, isLtr, isHalf, isLong, ...facts } = view;
  const words = {
    ...facts,
    defaultValue: value,
    maxLength: constraint.maxLength,
    error,
    optional: isOptional ? t("address.optional") : undefined,
    look: isHalf ? "field-half" : undefined,
  };
  if (isLong) return <TextArea {...words} rows={2} />;
  return <TextField {...words} dir={isLtr ? "ltr" : undefined} />;
}
