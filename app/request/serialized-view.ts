/**
 * A page's view as one JSON text inside the hydration data. Single fetch's own encoding numbers every
 * object, key and text, which a listing pays with 2 KB of compressed HTML; one text that repeats the
 * page's own words compresses to next to nothing beside them.
 */
export type SerializedView<View> = string & { readonly packed?: View };

export function serializeView<View>(view: View): SerializedView<View> {
  return JSON.stringify(view);
}

export function parseView<View>(packed: SerializedView<View>): View {
  return JSON.parse(packed);
}
