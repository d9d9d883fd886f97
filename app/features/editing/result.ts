import type { FormResult } from "~/forms/submission";

/** What somebody else has changed since a form was opened. */
export interface Changes {
  /** The version that stands now: who saves again has read what they replace. */
  version: number;
  /** Who and when, as a sentence. */
  by: string;
  /** Each field that is different, with what it says now. */
  fields: { name: string; now: string }[];
}

/** What an editor comes back with: conform's result, and what the texts look like where that was asked for. */
export type EditorResult = FormResult & { previews?: Record<string, string>; changes?: Changes };
