import { type ReactNode, useRef } from "react";
import { useTranslation } from "react-i18next";
import { namesOfNotes } from "~/ui/field/described-by";
import type { FieldLabels } from "~/ui/field/field";
import { FieldNotes } from "~/ui/field/field-notes";
import type { Find } from "~/ui/search-box/use-late-search.enhanced";
import { RelatedChoice } from "./related-choice";
import { type RelatedOption, useRelatedChoices } from "./use-related-choices.enhanced";

interface RelatedFieldProps extends Omit<FieldLabels, "optional"> {
  id: string;
  /** Of the field; its text that finds others is called `{field}.s`. */
  field: string;
  /** Of its boxes or circles. */
  name: string;
  isSeveral: boolean;
  /** The chosen ones, and others that may be. */
  choices: readonly RelatedOption[];
  chosen: readonly string[];
  /** What stands in the text. */
  s?: string;
  /** What a text finds, where scripts run. */
  find?: Find<readonly RelatedOption[]>;
  /** Stands first where one may be chosen, and means none. */
  none: string;
  /** Another way to choose, below. */
  children?: ReactNode;
}

/** Of many things one or several, found by a text. Without scripts its button sends the form, which comes back with what was found. */
export function RelatedField(props: RelatedFieldProps) {
  const { id, field, name, isSeveral, chosen, none, children, ...more } = props;
  const { label, hint, error, s = "" } = more;
  const { t } = useTranslation();
  const text = useRef<HTMLInputElement>(null);
  const list = useRelatedChoices(text, { ...more, chosen, isSeveral });
  const choice = { name, isSeveral };
  return (
    <fieldset
      id={id}
      className="field related-field"
      aria-describedby={namesOfNotes(id, { hint, error })}
    >
      <legend>{label}</legend>
      <ul className="related-choices" onChange={list.onChange}>
        {!isSeveral && (
          <li>
            <RelatedChoice {...choice} value="" text={none} isChosen={chosen.length === 0} />
          </li>
        )}
        {list.choices.map((option) => (
          <li key={option.value}>
            <RelatedChoice {...choice} {...option} isChosen={chosen.includes(option.value)} />
          </li>
        ))}
      </ul>
      <div className="related-search">
        <label htmlFor={`${id}-s`}>{t("crud.find_others", { column: label })}</label>
        <input
          ref={text}
          id={`${id}-s`}
          type="search"
          className="input"
          name={`${field}.s`}
          defaultValue={s}
          dir="auto"
          autoComplete="off"
          enterKeyHint="search"
          maxLength={150}
          onKeyDown={list.preserveForm}
        />
        {!list.isLive && (
          <button
            type="submit"
            className="button button-quiet"
            name="find"
            value={field}
            formNoValidate
          >
            {t("crud.find")}
          </button>
        )}
      </div>
      <p className="field-hint" role="status">
        {list.isEmpty && t("crud.nothing_found")}
      </p>
      {children}
      <FieldNotes id={id} hint={hint} error={error} />
    </fieldset>
  );
}
