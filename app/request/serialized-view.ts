/**
 * A page's view as one JSON text inside the hydration data. Single fetch's own encoding numbers every
 * object, key and text, which a listing pays with 2 KB of compressed HTML; one text that repeats the
 * page's own words compresses to next to nothing beside them.
 */
export type SerializedView<View> = string & { readonly packed?: View };

/** Views that the server has just written, by their texts: the page that it renders of one needs not read it again. */
const written = new Map<string, unknown>();

/** More than are rendered at once. */
const maxWritten = 16;

export function serializeView<View>(view: View): SerializedView<View> {
  const packed = JSON.stringify(view);
  written.delete(packed);
  written.set(packed, view);
  for (const oldest of written.keys()) {
    if (written.size <= maxWritten) break;
    written.delete(oldest);
  }
  return packed;
}

/** The view, which is nobody's to change: it may be the very one that was written. */
export function parseView<View>(packed: SerializedView<View>): View {
  return (written.get(packed) as View | undefined) ?? JSON.parse(packed);
}
