import type { LinksFunction, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import cropStyles from "react-easy-crop/react-easy-crop.css?url";
import { useTranslation } from "react-i18next";
import { preserveForm } from "~/client/offline/preserve-form";
import linkStyles from "~/features/account/links.css?url";
import styles from "~/features/desk/desk.css?url";
import { headOf } from "~/features/document/page-head";
import { EditorErrors } from "~/features/editing/editor-errors";
import libraryStyles from "~/features/editing/library.css?url";
import type { EditorResult } from "~/features/editing/result";
import { StaffLink } from "~/features/staff/staff-link";
import { staffMediaPath } from "~/sitemap/staff-paths";
import fileStyles from "~/styles/files.css?url";
import formStyles from "~/styles/forms.css?url";
import { CopyField } from "~/ui/copy-field/copy-field";
import { pictureSources } from "~/ui/picture/picture-sources";
import { CropPart } from "./crop-part";
import type { loadPicture } from "./load-picture.server";
import { PictureUses } from "./picture-uses";
import { PictureWords } from "./picture-words";
import { RemovePicture } from "./remove-picture";

export { action } from "./action.server";
export { loadPicture as loader } from "./load-picture.server";

export const clientAction = preserveForm;

export const links: LinksFunction = () => [
  { rel: "stylesheet", href: formStyles },
  { rel: "stylesheet", href: styles },
  { rel: "stylesheet", href: fileStyles },
  { rel: "stylesheet", href: cropStyles },
  { rel: "stylesheet", href: linkStyles },
  { rel: "stylesheet", href: libraryStyles },
];

export const meta: MetaFunction<typeof loadPicture> = ({ data, matches }) =>
  headOf(data?.head, matches);

const sizes = "(min-width: 80rem) 40rem, 100vw";

/** A picture of the media library: what it says, how a text shows it, and what does. */
export default function StaffPicture() {
  const { t } = useTranslation();
  const { head, url, name, width, height, tint, alt, facts, markdown, ...loaded } =
    useLoaderData<typeof loadPicture>();
  const { version, was, crop, uses, languages } = loaded;
  const result = useActionData<EditorResult>();
  return (
    <>
      <header className="desk-head">
        <p>
          <StaffLink className="link" to={staffMediaPath}>
            {t("library.title")}
          </StaffLink>
        </p>
        <h1>
          <bdi>{head.title}</bdi>
        </h1>
      </header>
      <EditorErrors result={result} />
      <div className="library-sides">
        <div className="library-look">
          <img
            {...pictureSources(url, sizes, false)}
            className={`library-preview tint-${tint}`}
            alt={alt || t("library.picture")}
            width={width}
            height={height}
          />
          <ul className="library-facts">
            {facts.map((fact) => (
              <li key={fact}>{fact}</li>
            ))}
          </ul>
        </div>
        <div className="library-parts">
          <PictureWords {...{ version, name, was, languages, result }} />
          <section className="desk-part" aria-labelledby="picture-place">
            <h2 id="picture-place">{t("library.place")}</h2>
            <p className="field-hint">{t("library.place_hint")}</p>
            <dl className="library-copies">
              <dt>{t("library.markdown")}</dt>
              <dd>
                <CopyField text={markdown} label={t("library.markdown")} />
              </dd>
              <dt>{t("library.address")}</dt>
              <dd>
                <CopyField text={url} label={t("library.address")} />
              </dd>
            </dl>
          </section>
          {crop && <CropPart {...{ url, width, height, result }} {...crop} />}
          <PictureUses uses={uses} />
          <RemovePicture {...{ version, was, result }} isUsed={uses.length > 0} />
        </div>
      </div>
    </>
  );
}
