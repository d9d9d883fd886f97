import type { Both } from "./shape";

/** What the demo's tags are called; one that isn't here is called as it is written. */
export const demoTagNames: Readonly<Record<string, Both>> = {
  audio: { en: "Audio", fa: "صدا" },
  bath: { en: "Bath", fa: "حمام" },
  brewing: { en: "Brewing", fa: "دم کردن" },
  bulbs: { en: "Bulbs", fa: "پیاز گل" },
  "buying-guide": { en: "Buying guide", fa: "راهنمای خرید" },
  care: { en: "Care", fa: "نگهداری" },
  cookware: { en: "Cookware", fa: "ظرف‌های پخت" },
  family: { en: "Family", fa: "خانواده" },
  indoor: { en: "Indoors", fa: "درون خانه" },
  kitchen: { en: "Kitchen", fa: "آشپزخانه" },
  nowruz: { en: "Nowruz", fa: "نوروز" },
  poetry: { en: "Poetry", fa: "شعر" },
  puzzles: { en: "Puzzles", fa: "پازل" },
  reading: { en: "Reading", fa: "کتاب‌خوانی" },
  skin: { en: "Skin", fa: "پوست" },
  soap: { en: "Soap", fa: "صابون" },
  tea: { en: "Tea", fa: "چای" },
  winter: { en: "Winter", fa: "زمستان" },
  wool: { en: "Wool", fa: "پشم" },
  yalda: { en: "Yalda", fa: "یلدا" },
};
