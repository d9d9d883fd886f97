import type { reviewDeskEn } from "./en";

export const reviewDeskFa: Record<keyof typeof reviewDeskEn, string> = {
  "review.changed":
    "این نظر از وقتی که صفحه را باز کرده‌اید تغییر کرده است. آن را همان‌طور که اکنون هست بخوانید و دوباره تصمیم بگیرید.",
};
