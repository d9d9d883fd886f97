import type { LinksFunction, MetaFunction } from "@remix-run/node";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { preserveForm } from "~/client/offline/preserve-form";
import styles from "~/features/desk/desk.css?url";
import { headOf } from "~/features/document/page-head";
import libraryStyles from "~/features/editing/library.css?url";
import { Neighbours } from "~/features/staff/neighbours";
import { StaffLink } from "~/features/staff/staff-link";
import { staffMediaPath, staffPicturePath } from "~/sitemap/staff-paths";
import fileStyles from "~/styles/files.css?url";
import { Checkbox } from "~/ui/checkbox/checkbox";
import { TextField } from "~/ui/field/text-field";
import { Picture } from "~/ui/picture/picture";
import type { AddResult } from "./action.server";
import { AddPictures } from "./add-pictures";
import type { loadLibrary } from "./load-library.server";

export { action } from "./action.server";
export { loadLibrary as loader } from "./load-library.server";

export const clientAction = preserveForm;

export const links: LinksFunction = () => [
  { rel: "stylesheet", href: styles },
  { rel: "stylesheet", href: fileStyles },
  { rel: "stylesheet", href: libraryStyles },
];

export const meta: MetaFunction<typeof loadLibrary> = ({ data, matches }) =>
  headOf(data?.head, matches);

/** The media library: all pictures of the shop, and the form that takes more. */
export default function StaffMedia() {
  const { t } = useTranslation();
  const { head, q, isMissing, count, filesHint, pictures, previous, next } =
    useLoaderData<typeof loadLibrary>();
  const isNarrowed = q !== "" || isMissing;
  return (
    <>
      <header className="desk-head">
        <h1>{head.title}</h1>
      </header>
      <AddPictures hint={filesHint} result={useActionData<AddResult>()} />
      <Form className="library-narrow" action={staffMediaPath} role="search" reloadDocument>
        <div className="library-search">
          <TextField
            name="q"
            id="q"
            label={t("library.search")}
            defaultValue={q}
            autoComplete="off"
            dir="auto"
            maxLength={150}
          />
          <button type="submit" className="button button-quiet">
            {t("library.find")}
          </button>
        </div>
        <Checkbox name="missing" label={t("library.only_missing")} isChecked={isMissing} />
      </Form>
      <p className="library-count">
        {pictures.length > 0 && count}
        {pictures.length === 0 && t(isNarrowed ? "library.none_found" : "library.none")}{" "}
        {isNarrowed && (
          <StaffLink className="link" to={staffMediaPath}>
            {t("library.all")}
          </StaffLink>
        )}
      </p>
      <ul className="library-grid">
        {pictures.map(({ id, url, tint, name, missing }) => (
          <li key={id} className="library-item">
            <Picture {...{ url, tint }} alt="" sizes="(min-width: 60rem) 12rem, 46vw" />
            <StaffLink className="library-name" to={staffPicturePath(id)}>
              <bdi>{name}</bdi>
            </StaffLink>
            {missing.length > 0 && (
              <span className="desk-tags">
                {missing.map((text) => (
                  <span key={text} className="tag tag-accent">
                    {text}
                  </span>
                ))}
              </span>
            )}
          </li>
        ))}
      </ul>
      <Neighbours {...{ previous, next }} />
    </>
  );
}
