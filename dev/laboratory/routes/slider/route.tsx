import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { headOf } from "~/features/document/page-head";
import { formatsFor } from "~/i18n/format";
import { usePageLanguage } from "~/i18n/use-page-language";
import { Slider } from "~/ui/slider/slider";
import styles from "~/ui/slider/slider.css?url";
import { labHead } from "../lab-head.server";
import { requireLab } from "../require-lab.server";
import { Specimen } from "../specimen";
import { useLabPath } from "../use-lab-path";

export async function loader(args: LoaderFunctionArgs) {
  return { head: labHead(await requireLab(args), "slider") };
}

export const links: LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => headOf(data?.head, matches);

export default function SliderLab() {
  const { t } = useTranslation();
  const { head } = useLoaderData<typeof loader>();
  const { number } = formatsFor(usePageLanguage());
  const slides = [1, 2, 3].map((place) => {
    const label = t("lab.slide", { n: number(place) });
    return { id: place, label, content: <Slide label={label} /> };
  });
  return (
    <>
      <h1>{head.title}</h1>
      <Specimen title={t("lab.plain")}>
        <Slider name="slide" label={head.title} slides={slides} />
      </Specimen>
      <Specimen title={t("lab.slider_single")}>
        <Slider name="single" label={t("lab.slider_single")} slides={slides.slice(0, 1)} />
      </Specimen>
    </>
  );
}

/** With a link in it, so that the strip can be reached by keyboard. */
function Slide({ label }: { label: string }) {
  const { t } = useTranslation();
  return (
    <p className="lab-slide">
      {label}
      <Link className="link small" to={useLabPath()}>
        {t("lab.all")}
      </Link>
    </p>
  );
}
