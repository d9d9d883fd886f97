import { useTranslation } from "react-i18next";
import { StaffLink } from "~/features/staff/staff-link";

/** A list's file, and where one comes in; they stand beside other buttons of its page. */
export function CsvButtons({ file, list }: { file: string; list: string }) {
  const { t } = useTranslation();
  return (
    <>
      <a className="button button-quiet" href={file} download>
        {t("csv.save")}
      </a>{" "}
      <StaffLink className="button button-quiet" to={list}>
        {t("csv.bring")}
      </StaffLink>
    </>
  );
}
