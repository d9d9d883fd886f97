import { useMemo, useState } from "react";
import { Icon } from "~/ui/icon/icon";
import type { JsonWords } from "./json-editor";
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

interface TreeProps {
  label: string;
  words: JsonWords;
  /** An object or a list. */
  value: unknown;
  onChange: (value: unknown) => void;
}

interface Editing {
  words: JsonWords;
  change: (id: number, change: (item: JsonItem) => JsonItem | undefined) => void;
  add: (parent: number, type: ItemType) => void;
}

/** The items of a JSON value, nested as they are (R-JSON-01, R-JSON-03). */
export default function Tree({ label, words, value, onChange }: TreeProps) {
  const nextId = useMemo(countIds, []);
  const [root, setRoot] = useState(() => toItem(value, nextId) ?? makeItem("json", nextId()));
  const keep = (next: JsonItem) => {
    setRoot(next);
    onChange(fromItem(next));
  };
  const editing: Editing = {
    words,
    change: (id, change) => keep(changeItem(root, id, change)),
    add: (parent, type) => keep(addItem(root, parent, makeItem(type, nextId()))),
  };
  return <Items item={root} label={label} editing={editing} />;
}

/** What is in an object or a list, and a way to add to it. */
function Items({ item, label, editing }: { item: JsonItem; label: string; editing: Editing }) {
  const { words, add } = editing;
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
          aria-label={words.type}
          value={type}
          onChange={(event) => setType(asType(event.currentTarget.value))}
        >
          {itemTypes.map((one) => (
            <option key={one} value={one}>
              {words.types[one]}
            </option>
          ))}
        </select>
        <button type="button" className="button button-quiet" onClick={() => add(item.id, type)}>
          {words.add}
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
  const { words, change } = editing;
  const set = (more: Partial<JsonItem>) => change(item.id, (one) => ({ ...one, ...more }));
  const called = place === undefined ? item.key : words.place(place + 1);
  const isNested = item.type === "json" || item.type === "array";
  return (
    <div className={isNested ? "json-row json-row-nested" : "json-row"}>
      {place === undefined ? (
        <input
          className="input"
          dir="auto"
          aria-label={words.key}
          placeholder={words.key}
          value={item.key}
          onChange={(event) => set({ key: event.currentTarget.value })}
        />
      ) : (
        <span className="json-place">{called}</span>
      )}
      {isNested ? (
        <span className="json-kind">{words.types[item.type]}</span>
      ) : (
        <Value item={item} set={set} words={words} />
      )}
      <button
        type="button"
        className="button button-plain"
        aria-label={`${words.remove} ${called}`}
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
  words: JsonWords;
}

function Value({ item, set, words }: ValueProps) {
  if (item.type === "boolean") {
    return (
      <label className="check">
        <input
          type="checkbox"
          checked={item.isTrue}
          onChange={(event) => set({ isTrue: event.currentTarget.checked })}
        />
        {words.yes}
      </label>
    );
  }
  return (
    <input
      className="input"
      dir="auto"
      inputMode={item.type === "number" ? "decimal" : undefined}
      aria-label={words.value}
      placeholder={words.value}
      value={item.text}
      onChange={(event) => set({ text: event.currentTarget.value })}
    />
  );
}

function asType(value: string): ItemType {
  return itemTypes.find((type) => type === value) ?? "text";
}
