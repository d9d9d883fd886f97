import type { wishEn } from "./en";

export const wishFa: Record<keyof typeof wishEn, string> = {
  "wish.title": "فهرست علاقه‌مندی‌ها",
  "wish.count_one": "{{n}} کالا",
  "wish.count_other": "{{n}} کالا",
  "wish.empty": "فهرست علاقه‌مندی‌های شما خالی است",
  "wish.empty_text": "قلب کنار هر کالا را بزنید تا این‌جا بماند، تا وقتی که بخواهیدش.",
  "wish.dropped": "{{amount}} ارزان‌تر از وقتی که پسندیدید",
  "wish.back_in_stock": "دوباره موجود شد",
  "wish.to_cart": "افزودن به سبد",
  "wish.to_cart_of": "افزودن به سبد: {{name}}",
  "wish.remove_of": "حذف از فهرست علاقه‌مندی‌ها: {{name}}",
  "wish.added": "«{{name}}» به فهرست علاقه‌مندی‌ها افزوده شد.",
  "wish.added_visitor": "«{{name}}» به فهرست علاقه‌مندی‌ها افزوده شد. برای دیدن همهٔ فهرست وارد شوید.",
  "wish.taken_off": "«{{name}}» از فهرست علاقه‌مندی‌ها برداشته شد.",
  "wish.moved": "«{{name}}» به سبد خرید رفت.",
  "wish.gone": "این کالا دیگر در فهرست علاقه‌مندی‌های شما نیست.",
  "wish_list.full": "فهرست علاقه‌مندی‌ها پر است: ۲۰۰ کالا جا دارد.",
  "wish_list.choose": "این کالا چند گونه دارد. یکی را برگزینید.",
  "wish.choose_first": "«{{name}}» چند گونه دارد. لطفاً یکی را انتخاب کنید.",
};
