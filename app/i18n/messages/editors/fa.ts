import type { editorsEn } from "./en";

export const editorsFa: Record<keyof typeof editorsEn, string> = {
  "content.changed":
    "در این میان کس دیگری این را تغییر داده است. نوشتهٔ شما همین‌جا مانده؛ آن را در زبانه‌ای دیگر باز کنید و تفاوت را ببینید، سپس دوباره بفرستید.",
  "content.published": "این نسخه منتشر شده و همان‌گونه می‌ماند. نسخه‌ای تازه آغاز کنید.",
  "content.slug_taken": "این نشانی از آنِ دیگری است.",
  "content.version_taken": "نسخه‌ای با این نام هست.",
  "guest_message.settled": "در این میان همکار دیگری به این پیام پاسخ داده است.",
  "guest_message.no_email": "ایمیلی نوشته نشده است؛ از این‌جا نمی‌شود پاسخ فرستاد.",
  "staff.audit.did.faq.add": "پرسشی نوشت",
  "staff.audit.did.faq.change": "پرسشی را تغییر داد",
  "staff.audit.did.page.add": "صفحه‌ای نوشت",
  "staff.audit.did.page.change": "صفحه‌ای را تغییر داد",
  "staff.audit.did.law.write": "پیش‌نویس متنی حقوقی را نوشت",
  "staff.audit.did.law.publish": "متنی حقوقی را منتشر کرد",
  "staff.audit.did.guest_message.answer": "پیام مهمانی را با ایمیل پاسخ داد",
  "staff.audit.did.guest_message.done": "پیام مهمانی را پاسخ‌داده‌شده دانست",
  "staff.audit.did.guest_message.remove": "پیام مهمانی را حذف کرد",
  "staff.audit.of.faq": "پرسش",
  "staff.audit.of.page": "صفحه",
  "staff.audit.of.law": "متن حقوقی",
  "staff.audit.of.guest_message": "پیام مهمان",
};
