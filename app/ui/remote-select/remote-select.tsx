import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { Field, type FieldLabels } from "~/ui/field/field";
import type { Find } from "~/ui/search-box/use-late-search.enhanced";
import { type Choice, Select } from "~/ui/select/select";
import { useRemoteChoices } from "./use-remote-choices.enhanced";

interface RemoteSelectProps extends FieldLabels {
  name: string;
  /** Id of a GET form of the page that the text belongs to: another form's values stay out of the address. */
  searchForm: string;
  /** The list as it was asked for by the address. */
  choices: readonly Choice[];
  /** What stands in the text. */
  s?: string;
  defaultValue?: string;
  required?: boolean;
  find: Find<readonly Choice[]>;
  /** Of the text that narrows the list. */
  searchLabel: string;
  /** Stands first in the list and means nothing chosen. */
  none: string;
  /** Stands where nothing is found. */
  nothing: string;
}

/** A select whose options come from elsewhere by the text above it, the parameter `s` (R-SEL-01). */
export function RemoteSelect(props: RemoteSelectProps) {
  const { name, searchForm, choices, s = "", find, ...labels } = props;
  const { searchLabel, nothing, ...select } = labels;
  const { t } = useTranslation();
  const text = useRef<HTMLInputElement>(null);
  const list = useRemoteChoices(text, { served: choices, value: select.defaultValue, find });
  const textId = `${name}-s`;
  return (
    <fieldset className="remote-select" aria-label={select.label}>
      <Field id={textId} label={searchLabel}>
        <div className="remote-select-text">
          <input
            ref={text}
            id={textId}
            type="search"
            className="input"
            name="s"
            form={searchForm}
            defaultValue={s}
            autoComplete="off"
            enterKeyHint="search"
            maxLength={100}
            onKeyDown={list.preserveForm}
          />
          {!list.isLive && (
            <button type="submit" form={searchForm} className="button button-quiet">
              {t("fields.find")}
            </button>
          )}
        </div>
      </Field>
      <Select {...select} name={name} {...list.select} />
      <p className="field-hint" role="status">
        {list.isEmpty && nothing}
      </p>
    </fieldset>
  );
}
