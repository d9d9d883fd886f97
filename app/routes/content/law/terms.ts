/** A section of the legal page; `id` is its anchor, the same in every language. */
export interface TermsSection {
  id: string;
  title: string;
  paragraphs: string[];
}

export interface Terms {
  intro: string;
  sections: TermsSection[];
}

/** The day on which the texts last changed, in both languages (ISO, UTC). */
export const termsChangedOn = "2026-11-22T12:00:00Z";
