import type { fieldsEn } from "./en";

export const fieldsFa: Record<keyof typeof fieldsEn, string> = {
  "fields.minus": "یکی کمتر",
  "fields.plus": "یکی بیشتر",
  "fields.choose": "انتخاب کنید",
  "fields.optional": "(اختیاری)",
  "fields.mistakes": "لطفاً این‌ها را دوباره ببینید:",
};
