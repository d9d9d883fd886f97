import type { pushNotesEn } from "./en";

export const pushNotesFa: Record<keyof typeof pushNotesEn, string> = {
  "order.news": "از سفارشتان خبر تازه‌ای هست",
  "order.shipped": "سفارشتان در راه است",
  "order.delivered": "سفارشتان تحویل شد",
  "ticket.answered": "پاسختان را داده‌ایم",
  "wish.in_stock": "کالایی از علاقه‌مندی‌هایتان موجود شد",
  other: "از فروشگاه خبری هست",
  open: "برای دیدنش بزنید.",
};
