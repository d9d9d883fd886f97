import { useRef, useState } from "react";
import { useHydrated } from "~/client/boot/use-hydrated";
import { countIds, readJson, toItem, writeJson } from "./json-tree";

/** Whether a text can be edited by its items: JSON without null, an object or a list (C-71). */
function itemsOf(text: string): unknown {
  const read = readJson(text.trim() === "" ? "{}" : text);
  const isTree = typeof read?.value === "object" && toItem(read.value, countIds()) !== undefined;
  return isTree ? read?.value : undefined;
}

/** The text of a JSON editor and its items: what is changed in the one stands in the other. */
export function useJsonText(first: string) {
  const isHydrated = useHydrated();
  const area = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState(first);
  const [isEdited, setIsEdited] = useState(false);
  const [isTree, setIsTree] = useState(false);
  const value = isTree ? itemsOf(text) : undefined;

  function write(next: string) {
    setText(next);
    setIsEdited(true);
  }

  function writeItems(next: unknown) {
    const written = writeJson(next);
    if (area.current) {
      area.current.value = written;
      // The form hears of it as of any key.
      area.current.dispatchEvent(new Event("input", { bubbles: true }));
    }
    write(written);
  }

  const canChange = isTree || itemsOf(text) !== undefined;
  return {
    isTree,
    isEdited,
    isInvalid: isEdited && text.trim() !== "" && readJson(text) === undefined,
    canChange,
    /** Undefined until hydrated: without scripts there is the text alone. */
    change: isHydrated ? () => canChange && setIsTree(!isTree) : undefined,
    text: { ref: area, onInput: () => write(area.current?.value ?? "") },
    tree: isTree ? { value, change: writeItems } : undefined,
  };
}
