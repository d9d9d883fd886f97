import type { EditorResult } from "~/features/editing/result";

/** A picture that may be a post's cover. */
export interface CoverChoice {
  url: string;
  tint: number;
  name: string;
}

/** What a post's editor comes back with: with the pictures that were found, where some were looked for. */
export type PostResult = EditorResult & { covers?: CoverChoice[] };
