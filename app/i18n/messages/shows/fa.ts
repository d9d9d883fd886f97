import type { showsEn } from "./en";

export const showsFa: Record<keyof typeof showsEn, string> = {
  "confirm.sure": "مطمئنید؟",
  "confirm.accept": "بله، ادامه بده",
  "confirm.code_wrong": "این آن عدد نیست. عدد بالا را بنویسید.",
};
