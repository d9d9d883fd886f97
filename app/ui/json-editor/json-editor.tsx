import { lazy, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { controlFacts } from "~/ui/field/described-by";
import { Field, type FieldLabels } from "~/ui/field/field";
import { useJsonText } from "./use-json-text.enhanced";

const Tree = lazy(() => import("./tree.enhanced"));

interface JsonEditorProps extends FieldLabels {
  name: string;
  id?: string;
  /** JSON as it is written. */
  defaultValue?: string;
  required?: boolean;
}

/** JSON: a text area that is checked, and where scripts run an editor of its items over it (R-JSON). */
export function JsonEditor(props: JsonEditorProps) {
  const { name, id = name, label, hint, optional, error, defaultValue = "", required } = props;
  const { t } = useTranslation();
  const json = useJsonText(defaultValue);
  const wrong = json.isInvalid ? t("json_error") : json.isEdited ? undefined : error;
  return (
    <Field {...{ id, label, hint, optional }} error={wrong}>
      <textarea
        rows={7}
        className="input input-lines json-text"
        dir="ltr"
        spellCheck={false}
        autoComplete="off"
        autoCapitalize="off"
        name={name}
        required={required}
        hidden={json.isTree}
        defaultValue={defaultValue}
        {...json.text}
        {...controlFacts(id, { hint, error: wrong })}
      />
      {json.tree && (
        <Suspense>
          <Tree label={label} value={json.tree.value} onChange={json.tree.change} />
        </Suspense>
      )}
      {json.change && (
        <button
          type="button"
          className="button button-quiet json-change"
          aria-disabled={!json.canChange}
          onClick={json.change}
        >
          {t(json.isTree ? "fields.json_as_text" : "fields.json_as_items")}
        </button>
      )}
    </Field>
  );
}
