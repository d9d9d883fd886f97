import { z } from "zod";
import type { Query } from "../../db/database";
import { readSetting } from "../settings/read-setting";

/** The setting's row: whether the shop sends to devices at all; it does unless its owner says otherwise. */
export const pushKey = "push";
export const pushChoices = ["on", "off"] as const;

const setting = z.object({ offered: z.enum(pushChoices) });

/** Whether the owner lets the shop send to devices. */
export async function isPushOffered(q: Query): Promise<boolean> {
  return (await readSetting(q, pushKey, setting))?.offered !== "off";
}
