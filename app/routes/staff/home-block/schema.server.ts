import { z } from "zod";
import {
  type HomeBlockFields,
  type HomeBlockKind,
  homeBlockCounts,
  homeBlockFields,
  maxBlockLink,
  maxBlockText,
  maxBlockTitle,
} from "#backend/contract/home-blocks";
import { languageCodes } from "#backend/contract/languages";
import {
  pickText,
  sourceField,
  textsField,
  versionField,
  wasField,
} from "~/features/editing/fields.server";
import { leadsToPage } from "~/features/editing/menu-link";
import { type message, ruledText } from "~/forms/schema.server";
import { toLatinDigits } from "~/i18n/digits";

const words = z.object({
  title: ruledText([["max_len", maxBlockTitle]]),
  text: ruledText([["max_len", maxBlockText]]),
  body: sourceField,
});

const saving = {
  version: versionField,
  was: wasField,
  shown: z.literal("on").optional(),
  texts: textsField(words),
  picture: ruledText([["max_len", 60]]),
  /** One of the newest pictures, which goes before an address. */
  shelf: ruledText([["max_len", 60]]),
  link: ruledText([["max_len", maxBlockLink]]),
  listing: ruledText([["max_len", 40]]),
  count: ruledText([["max_len", 4]]).transform(toLatinDigits),
};

const sent = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("save"), ...saving }),
  z.object({ intent: z.literal("preview"), ...saving }),
  z.object({ intent: z.literal("remove"), version: versionField, was: wasField }),
]);

type Sent = z.infer<typeof sent>;
export type SentBlock = Extract<Sent, { intent: "save" }>;

/** The form of a block of one kind: of all fields those that the kind has are looked at. */
export function blockSchema(kind: HomeBlockKind) {
  return sent.superRefine((form, context) => {
    if (form.intent !== "save") return;
    const refuse = (path: string[], key: Parameters<typeof message>[0], params = {}) =>
      context.addIssue({ code: "custom", path, message: key, params });
    const required = kind === "banner" ? "title" : kind === "text" ? "body" : null;
    if (required && !languageCodes.some((code) => form.texts[code][required].trim())) {
      for (const code of languageCodes) refuse(["texts", code, required], "blocks.no_text");
    }
    if (hasPicture(kind) && !isPicture(form, kind)) refuse(["picture"], "home.no_such_picture");
    if (kind === "banner" && !/^\/(?![/\\])/.test(form.link)) refuse(["link"], "blocks.bad_link");
    else if (kind === "banner" && !leadsToPage(form.link)) {
      refuse(["link"], "editors.menus.no_such_page");
    }
    const bounds = countBounds(kind);
    const isCount = /^[1-9]\d*$/.test(form.count) && Number(form.count) <= (bounds?.max ?? 0);
    if (bounds && !isCount) refuse(["count"], "blocks.bad_count", { bound: bounds.max });
  });
}

/** How many things a block of the kind may show; null for one that doesn't say it. */
export function countBounds(kind: HomeBlockKind) {
  return kind in homeBlockCounts ? homeBlockCounts[kind as keyof typeof homeBlockCounts] : null;
}

/** Whether a block of the kind has a picture that its owner chooses. */
export function hasPicture(kind: HomeBlockKind): boolean {
  return kind === "hero" || kind === "banner";
}

function isPicture(form: SentBlock, kind: HomeBlockKind): boolean {
  const address = form.shelf || form.picture;
  return address === "" ? kind === "hero" : /^\/api\/media\/[0-9a-f]{20}$/.test(address);
}

/** What the form sent, as the backend takes it. */
export function toBlockFields(kind: HomeBlockKind, form: SentBlock): HomeBlockFields {
  const { version, shown, texts, picture, shelf, link, listing, count } = form;
  return homeBlockFields.parse({
    ...{ version, kind, shown: shown !== undefined },
    settings: {
      ...{ title: pickText(texts, "title"), text: pickText(texts, "text") },
      body: pickText(texts, "body"),
      picture: shelf || picture || null,
      ...{ link, listing, count: Number(count) },
    },
  });
}
