import { useTranslation } from "react-i18next";

/** Recovery codes, in the only answer that shows them. */
export function RecoveryList({ codes }: { codes: readonly string[] }) {
  const { t } = useTranslation();
  return (
    <>
      <p>{t("staff.codes.text")}</p>
      <ol className="staff-codes" dir="ltr">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
    </>
  );
}
