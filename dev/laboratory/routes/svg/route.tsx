import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { headOf } from "~/features/document/page-head";
import styles from "~/styles/files.css?url";
import { CachedSvg } from "~/ui/cached-svg/cached-svg";
import { labHead } from "../lab-head.server";
import { requireLab } from "../require-lab.server";
import { Specimen } from "../specimen";

export async function loader(args: LoaderFunctionArgs) {
  return { head: labHead(await requireLab(args), "svg") };
}

export const links: LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => headOf(data?.head, matches);

const tile = "/art/tile.svg";

export default function SvgLab() {
  const { t } = useTranslation();
  const { head } = useLoaderData<typeof loader>();
  return (
    <>
      <h1>{head.title}</h1>
      <Specimen title={t("lab.plain")}>
        <p className="cluster">
          <CachedSvg src={tile} label={t("lab.svg_tile")} width={120} height={120} />
          <CachedSvg src={tile} label={t("lab.svg_tile")} width={60} height={60} />
        </p>
      </Specimen>
    </>
  );
}
