import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

interface FactProps {
  name: string;
  value: string | null;
  isLtr?: boolean;
  children?: ReactNode;
}

/** A line of what is known of the reader. */
export function Fact({ name, value, isLtr, children }: FactProps) {
  const { t } = useTranslation();
  return (
    <div>
      <dt>{name}</dt>
      <dd className="contact-standing">
        {value ? (
          <bdi dir={isLtr ? "ltr" : undefined}>{value}</bdi>
        ) : (
          <span className="account-empty">{t("profile.none")}</span>
        )}{" "}
        {children}
      </dd>
    </div>
  );
}
