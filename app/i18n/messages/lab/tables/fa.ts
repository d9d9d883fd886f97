import type { tablesLabEn } from "./en";

export const tablesLabFa: Record<keyof typeof tablesLabEn, string> = {
  "lab.crud": "جدول داده",
  "lab.infinite-div": "فهرست بی‌پایان در جعبه",
  "lab.infinite-page": "فهرست بی‌پایان صفحه",
};
