import type { fieldsEn } from "./en";

export const fieldsFa: Record<keyof typeof fieldsEn, string> = {
  "fields.minus": "یکی کمتر",
  "fields.plus": "یکی بیشتر",
  "fields.choose": "انتخاب کنید",
  "fields.optional": "(اختیاری)",
  "fields.phone_country": "کشور شماره",
  "fields.need_min_len": "دست‌کم {{bound}} نویسه",
  "fields.need_lower": "یک حرف کوچک لاتین",
  "fields.need_upper": "یک حرف بزرگ لاتین",
  "fields.need_number": "یک رقم",
  "fields.need_special": "یکی از این نشانه‌ها: ! @ # $ % ^ & *",
  "fields.need_met": "دارد",
  "fields.need_unmet": "هنوز ندارد",
  "fields.mistakes": "لطفاً این‌ها را دوباره ببینید:",
};
