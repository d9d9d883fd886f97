import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";

/** What a buying form leads to until the cart is there. */
export function NextStep({ name, path }: { name: string; path: string }) {
  const { t } = useTranslation();
  return (
    <div className="empty">
      <h1>{t("product.next_step")}</h1>
      <p>{t("product.next_step_text", { name })}</p>
      <Link className="button" to={path}>
        {t("product.back")}
      </Link>
    </div>
  );
}
