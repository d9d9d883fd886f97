import type { soonEn } from "./en";

export const soonFa: Record<keyof typeof soonEn, string> = {
  "soon.login": "ورود",
  "soon.login_text": "این‌جا با شمارهٔ تلفن یا ایمیل وارد می‌شوید؛ با رمز یا کد یک‌بارمصرف.",
  "soon.user-settings": "تنظیمات",
  "soon.user-settings_text": "گذرواژهٔ شما، و جاهایی که وارد شده‌اید.",
};
