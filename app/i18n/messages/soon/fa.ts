import type { soonEn } from "./en";

export const soonFa: Record<keyof typeof soonEn, string> = {
  "soon.login": "ورود",
  "soon.login_text": "این‌جا با شمارهٔ تلفن یا ایمیل وارد می‌شوید؛ با رمز یا کد یک‌بارمصرف.",
  "soon.dashboard": "حساب من",
  "soon.dashboard_text": "سفارش‌ها، پیام‌ها و چیزهایی که نگه داشته‌اید، یک‌جا.",
  "soon.orders": "سفارش‌ها",
  "soon.orders_text": "همهٔ سفارش‌های شما، این‌که اکنون کجا هستند، و فاکتورشان.",
  "soon.wish-list": "علاقه‌مندی‌ها",
  "soon.wish-list_text": "چیزهایی که پسندیده‌اید، تا وقتی که بخواهیدشان.",
  "soon.info": "مشخصات من",
  "soon.info_text": "نام شما، راه تماس و نشانی‌هایتان.",
  "soon.full-step": "کامل‌کردن مشخصات",
  "soon.full-step_text": "چند چیزی که برای سفارش لازم است، گام به گام.",
  "soon.links": "پیوندهای شما",
  "soon.links_text": "فهرست‌های هم‌رسانی، دانلودها و فاکتورها.",
  "soon.tickets": "پشتیبانی",
  "soon.tickets_text": "برای ما بنویسید و پاسخ ما را بخوانید.",
  "soon.user-settings": "تنظیمات",
  "soon.user-settings_text": "گذرواژهٔ شما، و جاهایی که وارد شده‌اید.",
  "soon.profile": "نمایه",
  "soon.profile_text": "نام و تصویر شما.",
};
