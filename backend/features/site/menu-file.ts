import { z } from "zod";
import { languageCodes } from "../../contract/languages";
import {
  type MenuName,
  maxMenuLevels,
  menuEntryFields,
  type StaffMenuEntry,
} from "../../contract/menus";
import { foldDigits } from "../import-export/import/numerals";
import type { ContentFile, Kept } from "../reading/content-cells";
import { inEvery } from "../reading/in-every";

/** Where in its tree an entry stands, as in the owner's sheets: 2, 2.1, 2.1.3. */
const place = z
  .string()
  .transform((text) => foldDigits(text.trim()))
  .refine(isPlace, { params: { reason: "csv.bad_place" } });

/** A target that is no plain link: it can stay, and not be written. */
const otherTarget = /^:\S*$/;

const { version, menu, link, title, shown } = menuEntryFields.shape;

const words = z.unknown().transform((texts, context) => {
  const { success, data, error } = title.safeParse(texts);
  if (success) return data;
  const [issue] = error.issues;
  const reason = issue?.code === "too_big" ? "crud.too_long" : "editors.menus.no_text";
  const path = issue?.path.length ? issue.path : [languageCodes[0]];
  context.addIssue({ code: "custom", path: path.map(String), params: { reason } });
  return z.NEVER;
});

const target = z
  .string()
  .trim()
  .refine((text) => otherTarget.test(text) || link.safeParse(text).success, {
    params: { reason: "editors.menus.bad_link" },
  });

const menuLine = z.object({ version, menu, place, title: words, link: target, shown });

/** An entry of a menu as a line of a file has it. */
export interface MenuLine extends Record<string, unknown> {
  version: number;
  menu: MenuName;
  place: string;
  title: z.infer<typeof title>;
  link: string;
  shown: boolean;
}

/** The entries of all menus as a file. */
export const menuFile: ContentFile<MenuLine> = {
  kinds: { menu: "text", place: "text", title: "texts", link: "text", shown: "yes_no" },
  shape: menuLine,
  fresh: { title: inEvery({}), link: "", shown: true },
  names: ["place"],
};

/** Entries, each followed by those below it, as a file has them. */
export function toMenuLines(entries: readonly StaffMenuEntry[]): Kept<MenuLine>[] {
  const placeOf = new Map<number, string>();
  return entries.map(({ id, version, menu, parent, place, title, to, shown }) => {
    const above = parent === null ? undefined : placeOf.get(parent);
    const own = above ? `${above}.${place}` : String(place);
    placeOf.set(id, own);
    return { id: String(id), version, menu, place: own, title, link: linkOf(to), shown };
  });
}

/** A path or an address as it is; a colon before what else an entry of an import may lead to. */
function linkOf({ name, path = "", params, query }: StaffMenuEntry["to"]): string {
  const more = new URLSearchParams({ ...params, ...query }).toString();
  if (!name && !more) return path;
  return `:${name ?? path}${more && `?${more}`}`;
}

function isPlace(text: string): boolean {
  const parts = text.split(".");
  return parts.length <= maxMenuLevels && parts.every((part) => /^[1-9]\d{0,2}$/.test(part));
}
