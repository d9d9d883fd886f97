import { useTranslation } from "react-i18next";
import type { SlugKind } from "#backend/contract/slugs";
import { askByPost } from "~/features/forms/ask-shop";
import { staffFreeSlugPath } from "~/sitemap/staff-paths";
import { TestedField } from "~/ui/tested/tested-field";

interface SlugFieldProps {
  kind: SlugKind;
  /** Whose it is; null for what is still to be written. */
  contentId: string | null;
  error: string | undefined;
  defaultValue: string | undefined;
}

/** The readable end of an address, which is its alone: where scripts run one is told at once whether it is free. */
export function SlugField({ kind, contentId, error, defaultValue }: SlugFieldProps) {
  const { t } = useTranslation();
  return (
    <TestedField
      name="slug"
      label={t("editors.field_slug")}
      hint={t("editors.slug_hint")}
      dir="ltr"
      maxLength={60}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      error={error}
      defaultValue={defaultValue}
      ask={askByPost(staffFreeSlugPath(kind, contentId), "unique_name")}
      passed={t("editors.slug_free")}
    />
  );
}
