/** What stands half-filled in a page's forms goes over the reload to a new version. */
import { type GuardedStorage, sessionStore } from "~/client/storage/guarded-storage";

/** In session storage, until the page has come back. */
export const typedKey = "typed";

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** A field by its name and its place among those of that name. */
interface Typed {
  name: string;
  place: number;
  value: string;
  checked?: boolean;
}

interface TypedPage {
  address: string;
  fields: Typed[];
}

/** Never a password or a one-time code, nor what the page itself fills in. */
const leftOut = "[type=password], [type=hidden], [type=file], [autocomplete=one-time-code]";

const here = () => window.location.pathname + window.location.search;

/** Keeps what differs from what the page came with. */
export function keepTyped(store: GuardedStorage = sessionStore): void {
  const fields = fieldsOf(document).filter(({ field }) => isTyped(field));
  if (fields.length === 0) return;
  const typed = fields.map(({ field, place }) => ({
    name: field.name,
    place,
    value: field.value,
    ...(isTickable(field) && { checked: field.checked }),
  }));
  store.write(typedKey, JSON.stringify({ address: here(), fields: typed } satisfies TypedPage));
}

/** Fills it in again, once, where the same page came back. */
export function restoreTyped(store: GuardedStorage = sessionStore): void {
  const text = store.read(typedKey);
  if (text === null) return;
  store.remove(typedKey);
  const { address, fields } = JSON.parse(text) as TypedPage;
  if (address !== here()) return;
  const now = fieldsOf(document);
  for (const typed of fields) {
    const found = now.find(
      ({ field, place }) => field.name === typed.name && place === typed.place,
    );
    if (found && !isTyped(found.field)) fill(found.field, typed);
  }
}

function fieldsOf(root: ParentNode): { field: Field; place: number }[] {
  const places = new Map<string, number>();
  return [...root.querySelectorAll<Field>("main :is(input, textarea, select)")]
    .filter((field) => field.name && !field.matches(leftOut))
    .map((field) => {
      const place = places.get(field.name) ?? 0;
      places.set(field.name, place + 1);
      return { field, place };
    });
}

const isTickable = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === "checkbox" || field.type === "radio");

function isTyped(field: Field): boolean {
  if (isTickable(field)) return field.checked !== field.defaultChecked;
  if (field instanceof HTMLSelectElement) {
    return [...field.options].some((option) => option.selected !== option.defaultSelected);
  }
  return field.value !== field.defaultValue;
}

/** As if it were typed: React listens to what a field's own setter did not do through it. */
function fill(field: Field, { value, checked }: Typed): void {
  if (isTickable(field)) {
    if (field.checked !== checked) field.click();
    return;
  }
  const set = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set;
  set?.call(field, value);
  field.dispatchEvent(new Event("input", { bubbles: true }));
  field.dispatchEvent(new Event("change", { bubbles: true }));
}
