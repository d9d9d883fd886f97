import type { ApiClient } from "~/api/client/api-client.server";
import { checkAnswer, choiceList, formAnswer, hitList } from "../contract/fields";
import { uniqueAnswer } from "../contract/unique";

/** POST lab/unique (R-UNIQ-02). */
export function testUnique(api: ApiClient, name: string) {
  return api.post("lab/unique", uniqueAnswer, { unique_name: name });
}

/** POST lab/check with the field by its own name (R-CHK-01). */
export function checkField(api: ApiClient, name: string, value: string) {
  return api.post("lab/check", checkAnswer, { [name]: value });
}

/** GET lab/options (R-SEL-01). */
export function listOptions(api: ApiClient, s: string) {
  return api.get("lab/options", choiceList, { s: s || undefined });
}

/** GET lab/search (R-SEARCH-02). */
export function searchCrafts(api: ApiClient, query: { search: string; category: string }) {
  return api.get("lab/search", hitList, query);
}

/** POST lab/form, or PUT lab/form/{id} for one that is edited (R-FORM-05). */
export function saveItem(api: ApiClient, method: "POST" | "PUT", item: Record<string, unknown>) {
  return method === "PUT"
    ? api.put("lab/form/7", formAnswer, item)
    : api.post("lab/form", formAnswer, item);
}
