import type { labEn } from "./en";
import { fieldsLabFa } from "./fields/fa";
import { filesLabFa } from "./files/fa";
import { showsLabFa } from "./shows/fa";
import { tablesLabFa } from "./tables/fa";

export const labFa: Record<keyof typeof labEn, string> = {
  "lab.title": "آزمایشگاه",
  "lab.text": "هر جزء فروشگاه، در همهٔ حالت‌هایش.",
  "lab.all": "همهٔ اجزا",
  "lab.plain": "ساده",
  "lab.filled": "پرشده",
  "lab.optional": "اختیاری، با راهنما",
  "lab.refused": "پذیرفته‌نشده",
  "lab.sent": "فرستاده شد: \u2068{{value}}\u2069",
  ...fieldsLabFa,
  ...tablesLabFa,
  ...filesLabFa,
  ...showsLabFa,
};
