import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { listProducts } from "~/api/catalog.server";
import { headOf } from "~/features/document/page-head";
import { Picture } from "~/ui/picture/picture";
import { labHead } from "../lab-head.server";
import { requireLab } from "../require-lab.server";
import { Specimen } from "../specimen";

export async function loader(args: LoaderFunctionArgs) {
  const ctx = await requireLab(args);
  const { data } = await listProducts(ctx.api, {});
  const pictures = data.flatMap(({ image }) => (image ? [image] : [])).slice(0, 4);
  return { head: labHead(ctx, "picture"), pictures };
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => headOf(data?.head, matches);

export default function PictureLab() {
  const { t } = useTranslation();
  const { head, pictures } = useLoaderData<typeof loader>();
  return (
    <>
      <h1>{head.title}</h1>
      <Specimen title={t("lab.plain")}>
        <div className="lab-pictures">
          {pictures.map(({ url, tint, alt }) => (
            <Picture
              key={url}
              url={url}
              tint={tint}
              alt={alt}
              sizes="(width >= 600px) 300px, 50vw"
            />
          ))}
        </div>
      </Specimen>
    </>
  );
}
