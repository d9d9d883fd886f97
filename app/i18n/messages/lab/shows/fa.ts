import type { showsLabEn } from "./en";

export const showsLabFa: Record<keyof typeof showsLabEn, string> = {
  "lab.date": "ورودی تاریخ",
  "lab.modal": "پنجره",
  "lab.confirm": "تأیید",
  "lab.toast": "پیام کوتاه",
  "lab.slider": "اسلایدر",
  "lab.timeline": "خط زمان",
  "lab.rating": "امتیاز",
  "lab.time-ago": "چند وقت پیش",
  "lab.countdown": "شمارش معکوس",
  "lab.picture": "تصویر",
  "lab.progress": "پیشرفت دایره‌ای",
  "lab.icons": "نشان‌ها",
  "lab.sizes": "اندازه‌ها",
};
