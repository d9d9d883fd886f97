import type { filesLabEn } from "./en";

export const filesLabFa: Record<keyof typeof filesLabEn, string> = {
  "lab.files": "بارگذاری فایل",
  "lab.crop": "برش تصویر",
  "lab.avatar": "تصویر نمایه",
  "lab.svg": "SVG نگه‌داشته",
};
