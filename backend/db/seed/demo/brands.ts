/** The demo shop's brands: all invented. */
import type { Both } from "./shape";

export const brands = {
  zagros: { en: "Zagros", fa: "زاگرس" },
  kavir: { en: "Kavir", fa: "کویر" },
  arvand: { en: "Arvand", fa: "اروند" },
  sepidar: { en: "Sepidar", fa: "سپیدار" },
  ranginak: { en: "Ranginak", fa: "رنگینک" },
  firouzeh: { en: "Firouzeh", fa: "فیروزه" },
  chelcheragh: { en: "Chelcheragh", fa: "چلچراغ" },
  narvan: { en: "Narvan", fa: "نارون" },
  golpar: { en: "Golpar", fa: "گلپر" },
  miadgah: { en: "Miadgah", fa: "میعادگاه" },
  barsam: { en: "Barsam", fa: "برسام" },
  tandis: { en: "Tandis", fa: "تندیس" },
  pooyesh: { en: "Pooyesh", fa: "پویش" },
  setareh: { en: "Setareh", fa: "ستاره" },
  mahan: { en: "Mahan Wear", fa: "ماهان" },
  rokhsar: { en: "Rokhsar", fa: "رخسار" },
  dastan: { en: "Dastan House", fa: "خانهٔ داستان" },
  navaak: { en: "Navaak", fa: "نواک" },
  baghban: { en: "Baghban", fa: "باغبان" },
  koochak: { en: "Koochak", fa: "کوچک" },
  northwell: { en: "Northwell", fa: "نورث‌ول" },
  lumeo: { en: "Lumeo", fa: "لومئو" },
  oakline: { en: "Oakline", fa: "اوک‌لاین" },
  brightside: { en: "Brightside", fa: "برایت‌ساید" },
  tesselle: { en: "Tesselle", fa: "تسل" },
  harbor: { en: "Harbor & Pine", fa: "هاربر اند پاین" },
  kitewell: { en: "Kitewell", fa: "کایت‌ول" },
  voltra: { en: "Voltra", fa: "ولترا" },
  hinode: { en: "Hinode", fa: "هینوده" },
  bergmann: { en: "Bergmann", fa: "برگمن" },
  verdant: { en: "Verdant", fa: "وردانت" },
  sonnet: { en: "Sonnet", fa: "سونت" },
} satisfies Record<string, Both>;

export type BrandSlug = keyof typeof brands;
