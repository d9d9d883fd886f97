import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { formatsFor } from "~/i18n/format";
import { usePageLanguage } from "~/i18n/use-page-language";
import { Icon } from "~/ui/icon/icon";
import {
  addItem,
  changeItem,
  countIds,
  fromItem,
  type ItemType,
  itemTypes,
  type JsonItem,
  makeItem,
  toItem,
} from "./json-tree";

const typeLabels = {
  text: "fields.json_text",
  number: "fields.json_number",
  boolean: "fields.json_boolean",
  json: "fields.json_object",
  array: "fields.json_list",
} as const;

interface TreeProps {
  label: string;
  /** An object or a list. */
  value: unknown;
  onChange: (value: unknown) => void;
}

interface Editing {
  change: (id: number, change: (item: JsonItem) => JsonItem | undefined) => void;
  add: (parent: number, type: ItemType) => void;
}

/** The items of a JSON value, nested as they are (R-JSON-01, R-JSON-03). */
export default function Tree({ label, value, onChange }: TreeProps) {
  const nextId = useMemo(countIds, []);
  const [root, setRoot] = useState(() => toItem(value, nextId) ?? makeItem("json", nextId()));
  const keep = (next: JsonItem) => {
    setRoot(next);
    onChange(fromItem(next));
  };
  const editing: Editing = {
    change: (id, change) => keep(changeItem(root, id, change)),
    add: (parent, type) => keep(addItem(root, parent, makeItem(type, nextId()))),
  };
  return <Items item={root} label={label} editing={editing} />;
}

/** What is in an object or a list, and a way to add to it. */
function Items({ item, label, editing }: { item: JsonItem; label: string; editing: Editing }) {
  const { t } = useTranslation();
  const [type, setType] = useState<ItemType>("text");
  return (
    <fieldset className="json-items" aria-label={label}>
      {item.items.map((one, place) => (
        <Row
          key={one.id}
          item={one}
          place={item.type === "array" ? place : undefined}
          editing={editing}
        />
      ))}
      <div className="json-add">
        <select
          className="input select"
          aria-label={t("fields.json_type")}
          value={type}
          onChange={(event) => setType(asType(event.currentTarget.value))}
        >
          {itemTypes.map((one) => (
            <option key={one} value={one}>
              {t(typeLabels[one])}
            </option>
          ))}
        </select>
        <button
          type="button"
          className="button button-quiet"
          onClick={() => editing.add(item.id, type)}
        >
          {t("fields.json_add")}
        </button>
      </div>
    </fieldset>
  );
}

interface RowProps {
  item: JsonItem;
  /** In a list, which has no names. */
  place?: number;
  editing: Editing;
}

function Row({ item, place, editing }: RowProps) {
  const { t } = useTranslation();
  const { number } = formatsFor(usePageLanguage());
  const { change } = editing;
  const set = (more: Partial<JsonItem>) => change(item.id, (one) => ({ ...one, ...more }));
  const called = place === undefined ? item.key : number(place + 1);
  const isNested = item.type === "json" || item.type === "array";
  return (
    <div className={isNested ? "json-row json-row-nested" : "json-row"}>
      {place === undefined ? (
        <input
          className="input"
          dir="auto"
          aria-label={t("fields.json_key")}
          placeholder={t("fields.json_key")}
          value={item.key}
          onChange={(event) => set({ key: event.currentTarget.value })}
        />
      ) : (
        <span className="json-place">{called}</span>
      )}
      {isNested ? (
        <span className="json-kind">{t(typeLabels[item.type])}</span>
      ) : (
        <Value item={item} set={set} />
      )}
      <button
        type="button"
        className="button button-plain"
        aria-label={`${t("fields.json_remove")} ${called}`}
        onClick={() => change(item.id, () => undefined)}
      >
        <Icon name="close" />
      </button>
      {isNested && <Items item={item} label={called} editing={editing} />}
    </div>
  );
}

interface ValueProps {
  item: JsonItem;
  set: (more: Partial<JsonItem>) => void;
}

function Value({ item, set }: ValueProps) {
  const { t } = useTranslation();
  if (item.type === "boolean") {
    return (
      <label className="check">
        <input
          type="checkbox"
          checked={item.isTrue}
          onChange={(event) => set({ isTrue: event.currentTarget.checked })}
        />
        {t("fields.json_yes")}
      </label>
    );
  }
  return (
    <input
      className="input"
      dir="auto"
      inputMode={item.type === "number" ? "decimal" : undefined}
      aria-label={t("fields.json_value")}
      placeholder={t("fields.json_value")}
      value={item.text}
      onChange={(event) => set({ text: event.currentTarget.value })}
    />
  );
}

function asType(value: string): ItemType {
  return itemTypes.find((type) => type === value) ?? "text";
}
