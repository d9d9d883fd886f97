import type { filesLabEn } from "./en";

export const filesLabFa: Record<keyof typeof filesLabEn, string> = {
  "lab.files": "بارگذاری فایل",
  "lab.crop": "برش تصویر",
  "lab.avatar": "تصویر نمایه",
  "lab.svg": "SVG ذخیره‌شده",
  "lab.files_plain": "نشانی‌ها",
  "lab.files_meta": "با مشخصات، یکی تا ۱ مگابایت، با نسبت",
  "lab.files_label": "تصویرها",
  "lab.files_title": "عنوان",
  "lab.files_save": "ذخیره",
  "lab.files_kept": "نگه‌داشته شد: {{value}}",
  "lab.crop_wide": "دو به یک",
  "lab.crop_label": "تصویر",
  "lab.avatar_alt": "تصویر شما",
  "lab.svg_tile": "ستاره‌ای از کاشی‌های بازار",
};
