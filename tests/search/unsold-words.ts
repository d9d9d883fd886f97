import type { LanguageCode } from "../support/languages";

/** Things that the demo doesn't sell, each a letter or a sound away from one that it does. */
export const unsoldWords: Record<LanguageCode, readonly string[]> = {
  en: "kettle fridge heater glue carpet blanket blender rope tire stove kayak saddle easel fan earring".split(
    " ",
  ),
  fa: "کتری پنکه اجاق پرده بالش زنگوله پیچک جوجه گربه".split(" "),
};
