import type { fieldsLabEn } from "./en";

export const fieldsLabFa: Record<keyof typeof fieldsLabEn, string> = {
  "lab.name_taken": "این نام گرفته شده است.",
  "lab.phone": "تلفن",
  "lab.address": "نشانی",
  "lab.mask": "ورودی الگودار",
  "lab.number": "ورودی عدد",
  "lab.password": "رمز",
  "lab.validation": "قاعده‌های درستی",
  "lab.unique": "ورودی یکتا",
  "lab.check": "ورودی سنجیدنی",
  "lab.select": "فهرست انتخاب",
  "lab.search": "جعبهٔ جست‌وجو",
  "lab.form": "فرم‌ساز",
  "lab.json": "ویرایشگر JSON",
  "lab.text-area": "متن چندخطی",
};
