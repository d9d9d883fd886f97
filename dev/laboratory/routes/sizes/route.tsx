import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { headOf } from "~/features/document/page-head";
import styles from "~/ui/size/size.css?url";
import { sizeClass, sizes } from "~/ui/size/sizes";
import { labHead } from "../lab-head.server";
import { requireLab } from "../require-lab.server";
import { Specimen } from "../specimen";

export async function loader(args: LoaderFunctionArgs) {
  return { head: labHead(await requireLab(args), "sizes") };
}

export const links: LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => headOf(data?.head, matches);

export default function SizesLab() {
  const { t } = useTranslation();
  const { head } = useLoaderData<typeof loader>();
  return (
    <>
      <h1>{head.title}</h1>
      <Specimen title={t("lab.plain")}>
        {sizes.map((size) => (
          <Sized key={size} size={size} />
        ))}
      </Specimen>
      <Specimen title={t("lab.size_unknown")}>
        <Sized size="huge" />
      </Specimen>
    </>
  );
}

/** A button and an input of one size, called by it. */
function Sized({ size }: { size: string }) {
  return (
    <p className={`cluster ${sizeClass(size)}`}>
      <button type="button" className="button">
        {size}
      </button>
      <input className="input lab-sized" aria-label={size} defaultValue={size} dir="ltr" />
    </p>
  );
}
