import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import { type LanguageCode, languages } from "#backend/contract/languages";
import type { OfflineChange, OfflineDraft } from "~/client/offline/log/operation";
import { useOfflineForms } from "~/client/offline/offline-forms";
import { toLatinDigits } from "~/i18n/digits";
import { usePageLanguage } from "~/i18n/use-page-language";
import type { ProductView } from "./load-product.server";

/** Without a connection the product's form goes into the offline log, of the variant that the page shows. */
export function useOfflineProduct(path: string, view: ProductView): void {
  const lang = usePageLanguage();
  const { t } = useTranslation();
  const read = useCallback(
    (form: FormData): OfflineDraft | undefined => {
      const change = readChange(form, view, lang);
      if (!change) return undefined;
      const chosen = view.choices.flatMap(({ code, options }) =>
        options.filter(({ on }) => on).map(({ value, name }) => ({ code, value, name })),
      );
      const options = chosen.map(({ name }) => name).join(t("list.comma"));
      const search = new URLSearchParams(chosen.map(({ code, value }) => [code, value])).toString();
      const thing = {
        product_id: view.id,
        name: view.name,
        options,
        image: view.pictures[view.shown]?.url ?? null,
        url: path + (search && `?${search}`),
      };
      const name = options ? t("product.variant", { name: view.name, options }) : view.name;
      return { change, name, thing };
    },
    [path, view, lang, t],
  );
  useOfflineForms(read);
}

/** Nothing where other options are ticked than the page shows: only the shop knows the variant that they make. */
export function readChange(
  form: FormData,
  { id, choices, offer }: Pick<ProductView, "id" | "choices" | "offer">,
  lang: LanguageCode,
): OfflineChange | undefined {
  const intent = form.get("intent");
  if (intent === "wish.remove") return { type: "unwish", product_id: id };
  const isShown = choices.every(({ code, options }) =>
    options.some(({ value, on }) => on && form.get(code) === value),
  );
  if (!isShown) return undefined;
  if (intent === "wish.add") {
    return { type: "wish", product_id: id, variant_id: offer?.variant ?? null };
  }
  const count = toLatinDigits(String(form.get("qty") ?? "1").trim());
  if (intent !== "cart.add" || !offer || !/^[1-9]\d{0,2}$/.test(count)) return undefined;
  const { variant: variant_id, amount } = offer;
  const seen = amount === undefined ? undefined : { amount, currency: languages[lang].currency };
  return { type: "add", variant_id, qty: Number(count), ...(seen && { seen }) };
}
