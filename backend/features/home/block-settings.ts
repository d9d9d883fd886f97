import {
  type HomeBlockFields,
  type HomeBlockKind,
  homeBlockFields,
  homeBlockSettings,
} from "../../contract/home-blocks";
import type { homeBlocks } from "../../db/tables/home-blocks";
import { inEvery, written } from "../reading/in-every";

export type HomeBlockRow = typeof homeBlocks.$inferSelect;

/** The settings that are texts in each language. */
const textNames = ["title", "text", "body"] as const;

/** A row as it is edited; null for one of a kind, or with settings, that this release doesn't know. */
export function fieldsOfRow({
  kind,
  version,
  shown,
  settings,
}: HomeBlockRow): HomeBlockFields | null {
  const whole = mapTexts(settings, inEvery);
  return homeBlockFields.safeParse({ kind, version, shown, settings: whole }).data ?? null;
}

/** Settings as they are kept: texts without the languages that nothing is written in. */
export function settingsToKeep({ kind, settings }: HomeBlockFields): Record<string, unknown> {
  return mapTexts(parseSettings(kind, settings), written);
}

const parseSettings = (kind: HomeBlockKind, settings: object): Record<string, unknown> =>
  homeBlockSettings[kind].parse(settings);

function mapTexts(
  settings: Record<string, unknown>,
  change: (texts: Record<string, string>) => Record<string, string>,
): Record<string, unknown> {
  const changed = { ...settings };
  for (const name of textNames) {
    const texts = changed[name];
    if (typeof texts === "object" && texts !== null) {
      changed[name] = change(texts as Record<string, string>);
    }
  }
  return changed;
}
