import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { headOf } from "~/features/document/page-head";
import { fetchList } from "~/features/forms/ask-shop";
import { SearchBox, type SearchItem } from "~/ui/search-box/search-box";
import { searchCrafts } from "../../api/fields.server";
import { fieldLinks } from "../field-links";
import { labHead } from "../lab-head.server";
import { requireLab } from "../require-lab.server";
import { Specimen } from "../specimen";
import { useLabPath } from "../use-lab-path";

/** The parameter of the text, as each of the two boxes calls it. */
const params = ["search", "q"] as const;

export async function loader(args: LoaderFunctionArgs) {
  const ctx = await requireLab(args);
  const { searchParams } = new URL(args.request.url);
  const text = (name: string) => (searchParams.get(name) ?? "").slice(0, 100);
  const param = params.find((name) => searchParams.has(name)) ?? "search";
  const search = text(param);
  const category = text("category");
  const hits = search ? await searchCrafts(ctx.api, { search, category }) : undefined;
  return { head: labHead(ctx, "search"), param, search, hits };
}

export const links = fieldLinks;

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => headOf(data?.head, matches);

export default function SearchLab() {
  const { t } = useTranslation();
  const { head, ...asked } = useLoaderData<typeof loader>();
  const path = useLabPath();
  const boxes = [
    { title: t("lab.search_all"), param: "search", category: "" },
    { title: t("lab.search_clay"), param: "q", category: "clay" },
  ] as const;
  return (
    <>
      <h1>{head.title}</h1>
      {boxes.map(({ title, param, category }) => (
        <Specimen key={param} title={title}>
          <SearchBox
            key={asked.search}
            action={`${path}/search`}
            param={param}
            category={category}
            defaultValue={asked.param === param ? asked.search : undefined}
            label={t("lab.search_label")}
            resultsLabel={t("lab.search_results")}
            find={(text, signal) =>
              fetchList<SearchItem>(`${path}/ask/search`, { [param]: text, category }, signal)
            }
          />
          {asked.hits && asked.param === param && <Found hits={asked.hits} />}
        </Specimen>
      ))}
    </>
  );
}

function Found({ hits }: { hits: readonly SearchItem[] }) {
  const { t } = useTranslation();
  if (hits.length === 0) return <p>{t("search.nothing")}</p>;
  return (
    <ul className="stack-tight" aria-label={t("lab.search_results")}>
      {hits.map(({ name }) => (
        <li key={name}>{name}</li>
      ))}
    </ul>
  );
}
