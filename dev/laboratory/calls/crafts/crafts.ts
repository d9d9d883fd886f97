import type { LanguageCode } from "#backend/contract/languages";

interface Craft extends Partial<Record<LanguageCode, string>> {
  en: string;
  value: string;
  category: "metal" | "clay" | "cloth" | "wood";
}

/** What the laboratory's selects and searches choose from. */
export const crafts: readonly Craft[] = [
  { value: "ewer", category: "metal", en: "Ewer", fa: "آفتابه" },
  { value: "tray", category: "metal", en: "Engraved tray", fa: "سینی قلم‌زنی" },
  { value: "samovar", category: "metal", en: "Samovar", fa: "سماور" },
  { value: "lamp", category: "metal", en: "Brass lamp", fa: "چراغ برنجی" },
  { value: "filigree", category: "metal", en: "Filigree bracelet", fa: "دستبند ملیله" },
  { value: "enamel", category: "metal", en: "Enamel plate", fa: "بشقاب مینا" },
  { value: "tile", category: "clay", en: "Seven-colour tile", fa: "کاشی هفت‌رنگ" },
  { value: "bowl", category: "clay", en: "Turquoise bowl", fa: "کاسهٔ فیروزه‌ای" },
  { value: "jug", category: "clay", en: "Clay jug", fa: "کوزهٔ سفالی" },
  { value: "vase", category: "clay", en: "Glazed vase", fa: "گلدان لعابی" },
  { value: "kilim", category: "cloth", en: "Kilim", fa: "گلیم" },
  { value: "carpet", category: "cloth", en: "Carpet of Kashan", fa: "فرش کاشان" },
  { value: "termeh", category: "cloth", en: "Termeh", fa: "ترمه" },
  { value: "print", category: "cloth", en: "Block print", fa: "قلمکار" },
  { value: "shawl", category: "cloth", en: "Wool shawl", fa: "شال پشمی" },
  { value: "felt", category: "cloth", en: "Felt rug", fa: "نمد" },
  { value: "box", category: "wood", en: "Inlaid box", fa: "جعبهٔ خاتم" },
  { value: "backgammon", category: "wood", en: "Backgammon board", fa: "تختهٔ نرد" },
  { value: "spoon", category: "wood", en: "Carved spoon", fa: "قاشق منبت" },
  { value: "setar", category: "wood", en: "Setar", fa: "سه‌تار" },
];
