import { uniqueAnswer } from "#backend/contract/lab";
import { checkAnswer, choiceList, formAnswer, hitList } from "#backend/contract/lab-fields";
import type { Door } from "./door.server";

/** POST lab/unique (R-UNIQ-02). */
export function testUnique(door: Door, name: string) {
  return door.post("lab/unique", uniqueAnswer, { unique_name: name });
}

/** POST lab/check with the field by its own name (R-CHK-01). */
export function checkField(door: Door, name: string, value: string) {
  return door.post("lab/check", checkAnswer, { [name]: value });
}

/** GET lab/options (R-SEL-01). */
export function listOptions(door: Door, s: string) {
  return door.get("lab/options", choiceList, { s: s || undefined });
}

/** GET lab/search (R-SEARCH-02). */
export function searchCrafts(door: Door, query: { search: string; category: string }) {
  return door.get("lab/search", hitList, query);
}

/** POST lab/form, or PUT lab/form/{id} for one that is edited (R-FORM-05). */
export function keepItem(door: Door, method: "POST" | "PUT", item: Record<string, unknown>) {
  return method === "PUT"
    ? door.put("lab/form/7", formAnswer, item)
    : door.post("lab/form", formAnswer, item);
}
