import { z } from "zod";
import { languageCodes } from "#backend/contract/languages";
import {
  type MenuEntryFields,
  maxMenuLink,
  maxMenuTitle,
  menuEntryFields,
  menuNames,
} from "#backend/contract/menus";
import { pickText, textsField, versionField, wasField } from "~/features/editing/fields.server";
import { leadsToPage } from "~/features/editing/menu-link";
import { message, ruledText } from "~/forms/schema.server";
import { toLatinDigits } from "~/i18n/digits";

const link = ruledText([["max_len", maxMenuLink]]).superRefine((text, context) => {
  const isKnown = menuEntryFields.shape.link.safeParse(text).success;
  const refuse = (key: Parameters<typeof message>[0]) =>
    context.addIssue({ code: "custom", message: key });
  if (!isKnown) refuse("editors.menus.bad_link");
  else if (text.startsWith("/") && !leadsToPage(text)) refuse("editors.menus.no_such_page");
});

const place = ruledText(["required", ["max_len", 4]])
  .transform(toLatinDigits)
  .refine(
    (text) => /^[1-9]\d*$/.test(text) && Number(text) <= 1000,
    message("editors.menus.bad_place"),
  )
  .transform(Number);

const parent = z
  .string()
  .regex(/^([1-9]\d{0,8})?$/, message("error.bad_request"))
  .default("")
  .transform((id) => (id ? Number(id) : null));

const texts = textsField(z.object({ title: ruledText([["max_len", maxMenuTitle]]) })).superRefine(
  (words, context) => {
    if (languageCodes.some((code) => words[code].title)) return;
    const issue = { code: "custom", message: "editors.menus.no_text" } as const;
    for (const code of languageCodes) context.addIssue({ ...issue, path: [code, "title"] });
  },
);

const saving = {
  version: versionField,
  menu: z.enum(menuNames, message("error.bad_request")),
  parent,
  place,
  link,
  shown: z.literal("on").optional(),
  texts,
  was: wasField,
};

export const entrySchema = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("save"), ...saving }),
  z.object({ intent: z.literal("remove"), version: versionField, was: wasField }),
]);

/** What the form sent, as the backend takes it. */
export function toEntryFields(
  sent: Extract<z.infer<typeof entrySchema>, { intent: "save" }>,
): MenuEntryFields {
  const { intent: _, was: _was, texts: words, shown, ...rest } = sent;
  return { ...rest, shown: shown !== undefined, title: pickText(words, "title") };
}
