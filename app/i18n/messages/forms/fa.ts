import type { formsEn } from "./en";

export const formsFa: Record<keyof typeof formsEn, string> = {
  required_error: "این بخش را پر کنید.",
  validate_email: "این نشانی ایمیل درست نیست.",
  validate_url: "این نشانی وب درست نیست.",
  validate_phone: "شمارهٔ تلفن باید ده رقم باشد.",
  phone_length: "شماره‌های این کشور کوتاه‌تر یا بلندترند.",
  numeric_error: "فقط رقم بنویسید.",
  english_error: "فقط حروف انگلیسی و رقم بنویسید.",
  validate_match: "این دو یکی نیستند.",
  validate_min_len: "کوتاه است: {{length}} نویسه؛ دست‌کم {{bound}} نویسه لازم است.",
  validate_max_len: "بلند است: {{length}} نویسه؛ حداکثر {{bound}} نویسه جا می‌گیرد.",
  validate_len: "باید {{bound}} نویسه باشد؛ اکنون {{length}} نویسه است.",
  validate_min: "دست‌کم {{bound}} باشد.",
  validate_max: "حداکثر {{bound}} باشد.",
  validate_eq: "باید {{bound}} باشد.",
  password_error: "این رمز چیزی کم دارد.",
  json_error: "این متن JSON درستی نیست.",
  choice_error: "لطفاً یکی را از فهرست انتخاب کنید.",
  validate_notDefined: "این قاعده شناخته‌شده نیست.",
};
