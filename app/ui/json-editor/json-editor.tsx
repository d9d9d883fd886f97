import { lazy, Suspense } from "react";
import { controlFacts } from "~/ui/field/described-by";
import { Field, type FieldWords } from "~/ui/field/field";
import type { ItemType } from "./json-tree";
import { useJsonText } from "./use-json-text.enhanced";

const Tree = lazy(() => import("./tree.enhanced"));

export interface JsonWords {
  /** On the buttons that change between the text and its items. */
  asText: string;
  asItems: string;
  /** What is wrong with a text that is no JSON (R-JSON-02). */
  invalid: string;
  types: Record<ItemType, string>;
  key: string;
  value: string;
  type: string;
  add: string;
  remove: string;
  /** Of a boolean. */
  yes: string;
  /** A place in a list, in the reader's digits. */
  place: (place: number) => string;
}

interface JsonEditorProps extends FieldWords {
  name: string;
  id?: string;
  /** JSON as it is written. */
  defaultValue?: string;
  required?: boolean;
  words: JsonWords;
}

/** JSON: a text area that is checked, and where scripts run an editor of its items over it (R-JSON). */
export function JsonEditor(props: JsonEditorProps) {
  const {
    name,
    id = name,
    label,
    hint,
    optional,
    error,
    defaultValue = "",
    required,
    words,
  } = props;
  const json = useJsonText(defaultValue);
  const wrong = json.isInvalid ? words.invalid : json.isEdited ? undefined : error;
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
          <Tree label={label} words={words} value={json.tree.value} onChange={json.tree.change} />
        </Suspense>
      )}
      {json.change && (
        <button
          type="button"
          className="button button-quiet json-change"
          aria-disabled={!json.canChange}
          onClick={json.change}
        >
          {json.isTree ? words.asText : words.asItems}
        </button>
      )}
    </Field>
  );
}
