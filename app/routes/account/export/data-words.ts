import type { ExportSection } from "#backend/contract/privacy";

/** The words of the document of a person's data; on the server alone, which makes it. */
export interface DataWords {
  title: string;
  none: string;
  yes: string;
  no: string;
  /** Where a part was too long. */
  cut: string;
  sections: Record<ExportSection, string>;
  /** By the name that a part has in the JSON; a name that is not here is printed as it is. */
  names: Record<string, string>;
}

export function wordFor({ names }: DataWords, name: string): string {
  return names[name] ?? name.replaceAll("_", " ");
}
