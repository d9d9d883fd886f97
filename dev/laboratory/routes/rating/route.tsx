import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { headOf } from "~/features/document/page-head";
import { formatsFor } from "~/i18n/format";
import { usePageLanguage } from "~/i18n/use-page-language";
import { Rating } from "~/ui/rating/rating";
import styles from "~/ui/rating/rating.css?url";
import { RatingInput } from "~/ui/rating/rating-input";
import { labHead } from "../lab-head.server";
import { requireLab } from "../require-lab.server";
import { Specimen } from "../specimen";

export async function loader(args: LoaderFunctionArgs) {
  return { head: labHead(await requireLab(args), "rating") };
}

export const links: LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => headOf(data?.head, matches);

export default function RatingLab() {
  const { t } = useTranslation();
  const { head } = useLoaderData<typeof loader>();
  const { number } = formatsFor(usePageLanguage());
  const say = (value: number, stars = 5) =>
    t("lab.rating_of", { value: number(value), stars: number(stars) });
  return (
    <>
      <h1>{head.title}</h1>
      <Specimen title={t("lab.rating_values")}>
        {[0, 3.4, 3.5, 5].map((value) => (
          <p key={value} className="cluster">
            <Rating value={value} label={say(value)} /> {say(value)}
          </p>
        ))}
      </Specimen>
      <Specimen title={t("lab.rating_ten")}>
        <p>
          <Rating value={7} stars={10} label={say(7, 10)} />
        </p>
      </Specimen>
      <Specimen title={t("lab.rating_give")}>
        <RatingInput name="stars" label={t("lab.rating_yours")} say={say} defaultValue={4} />
      </Specimen>
    </>
  );
}
