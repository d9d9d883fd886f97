import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { headOf, type PageHead } from "~/features/document/page-head";
import { allLabComponents } from "../components";
import { requireLab } from "../require-lab.server";
import { useLabPath } from "../use-lab-path";

/** The list of components. */
export async function loader(args: LoaderFunctionArgs) {
  const { t } = await requireLab(args);
  const head: PageHead = { title: t("lab.title"), noindex: true };
  return { head };
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => headOf(data?.head, matches);

export default function LabIndex() {
  const { t } = useTranslation();
  const path = useLabPath();
  return (
    <>
      <h1>{t("lab.title")}</h1>
      <p>{t("lab.text")}</p>
      <ul className="lab-list">
        {allLabComponents.map((name) => (
          <li key={name}>
            <Link className="link" to={`${path}/${name}`}>
              {t(`lab.${name}`)}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
