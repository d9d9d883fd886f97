import type { LinksFunction, LoaderFunctionArgs } from "@remix-run/node";
import { Link, Outlet } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { skipRevalidation } from "~/client/offline/skip-revalidation";
import formStyles from "~/styles/forms.css?url";
import styles from "../styles/lab.css?url";
import { requireLab } from "./require-lab.server";
import { useLabPath } from "./use-lab-path";

/** Around every page of the laboratory. */
export async function loader(args: LoaderFunctionArgs) {
  await requireLab(args);
  return null;
}

export const shouldRevalidate = skipRevalidation;

export const links: LinksFunction = () => [
  { rel: "stylesheet", href: formStyles },
  { rel: "stylesheet", href: styles },
];

export default function Laboratory() {
  const { t } = useTranslation();
  return (
    <div className="lab">
      <Link className="link" to={useLabPath()}>
        {t("lab.all")}
      </Link>
      <Outlet />
    </div>
  );
}
