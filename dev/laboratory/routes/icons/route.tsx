import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { headOf } from "~/features/document/page-head";
import { Icon, type IconName, iconNames } from "~/ui/icon/icon";
import { labHead } from "../lab-head.server";
import { requireLab } from "../require-lab.server";
import { Specimen } from "../specimen";

export async function loader(args: LoaderFunctionArgs) {
  return { head: labHead(await requireLab(args), "icons") };
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => headOf(data?.head, matches);

export default function IconsLab() {
  const { t } = useTranslation();
  const { head } = useLoaderData<typeof loader>();
  return (
    <>
      <h1>{head.title}</h1>
      <Specimen title={t("lab.plain")}>
        <ul className="lab-icons">
          {iconNames.map((name) => (
            <li key={name}>
              <Icon name={name} />
              <code dir="ltr">{name}</code>
            </li>
          ))}
        </ul>
      </Specimen>
      <Specimen title={t("lab.icon_unknown")}>
        <p className="lab-icon-unknown">
          <Icon name={"unicorn" as IconName} />
        </p>
      </Specimen>
    </>
  );
}
