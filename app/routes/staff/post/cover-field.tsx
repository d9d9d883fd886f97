import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { StaffLink } from "~/features/staff/staff-link";
import { staffMediaPath } from "~/sitemap/staff-paths";
import { namesOfNotes } from "~/ui/field/described-by";
import { FieldNotes } from "~/ui/field/field-notes";
import { TextField } from "~/ui/field/text-field";
import { Picture } from "~/ui/picture/picture";
import type { CoverChoice } from "./result";

interface CoverFieldProps {
  covers: readonly CoverChoice[];
  /** An address; empty for a post without a cover. */
  chosen: string;
  /** What was looked for. */
  search: string | undefined;
  error: string | undefined;
}

/**
 * A post's cover, out of the media library. Its search is a button of the same form, so that what is written stays; the page
 * comes back at this field.
 */
export function CoverField({ covers, chosen, search, error }: CoverFieldProps) {
  const { t } = useTranslation();
  const hint = t("library.cover_hint");
  const isOffered = !chosen || covers.some(({ url }) => url === chosen);
  const kept = { url: chosen, tint: 0, name: t("library.cover_chosen") };
  const choices = isOffered ? covers : [kept, ...covers];
  return (
    <fieldset
      className="panel fields cover-field"
      id="cover"
      aria-describedby={namesOfNotes("cover", { hint, error })}
    >
      <legend>{t("blog.staff.field_cover")}</legend>
      <FieldNotes id="cover" {...{ hint, error }} />
      <div className="cover-choices">
        <Choice url="" name={t("library.cover_none")} chosen={chosen}>
          <span className="cover-look cover-empty" />
        </Choice>
        {choices.map(({ url, tint, name }) => (
          <Choice key={url} {...{ url, name, chosen }}>
            <span className="cover-look">
              <Picture {...{ url, tint }} alt="" sizes="(min-width: 60rem) 9rem, 30vw" />
            </span>
          </Choice>
        ))}
      </div>
      {covers.length === 0 && <p>{t(search ? "library.none_found" : "library.none")}</p>}
      <div className="library-search">
        <TextField
          name="cover_search"
          id="cover-search"
          label={t("library.cover_search")}
          defaultValue={search}
          autoComplete="off"
          dir="auto"
          maxLength={150}
        />
        <button
          type="submit"
          className="button button-quiet"
          name="intent"
          value="find"
          formAction="#cover"
          formNoValidate
        >
          {t("library.cover_find")}
        </button>
      </div>
      <p>
        <StaffLink className="link" to={staffMediaPath}>
          {t("library.cover_more")}
        </StaffLink>
      </p>
    </fieldset>
  );
}

interface ChoiceProps {
  url: string;
  name: string;
  chosen: string;
  children: ReactNode;
}

function Choice({ url, name, chosen, children }: ChoiceProps) {
  return (
    <label className="cover-choice">
      {children}
      <span className="cover-name">
        <input type="radio" name="cover" value={url} defaultChecked={url === chosen} />
        <bdi>{name}</bdi>
      </span>
    </label>
  );
}
