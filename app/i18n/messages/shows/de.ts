import type { showsEn } from "./en";

export const showsDe: Record<keyof typeof showsEn, string> = {
  "confirm.sure": "Sind Sie sicher?",
  "confirm.accept": "Ja, weiter",
  "confirm.code_wrong": "Das ist nicht die Zahl. Bitte geben Sie die Zahl von oben ein.",
};
