import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import { couponForm } from "#backend/contract/own-forms";
import type {
  OfflineCoupon,
  OfflineDraft,
  OfflineListChange,
} from "~/client/offline/log/operation";
import { useOfflineForms } from "~/client/offline/offline-forms";
import type { LineView } from "~/features/cart/line-view.server";
import { toLatinDigits } from "~/i18n/digits";
import { usePageLanguage } from "~/i18n/use-page-language";
import { offlinePath } from "~/sitemap/paths";

/**
 * Without a connection counts, removals and coupons of the cart's page go into the offline log; the page of the device shows the
 * cart as it then is, for this one knows only what the shop has said.
 */
export function useOfflineCart(lines: readonly LineView[]): void {
  const lang = usePageLanguage();
  const { t } = useTranslation();
  const read = useCallback(
    (form: FormData): OfflineDraft | undefined => {
      const change = readChange(form);
      if (change?.type === "coupon") {
        return { change, name: t("offline.coupon_name", { code: change.code }) };
      }
      const line = lines.find(({ variant }) => variant === form.get("variant"));
      return change && line && { change, name: line.name };
    },
    [lines, t],
  );
  const onKept = useCallback(() => {
    if (!navigator.onLine) window.location.assign(offlinePath(lang));
  }, [lang]);
  useOfflineForms(read, onKept);
}

/** A count, a removal or a coupon; whatever else the cart's forms ask for needs the shop. */
export function readChange(form: FormData): OfflineListChange | OfflineCoupon | undefined {
  const variant_id = String(form.get("variant") ?? "");
  const intents = form.getAll("intent");
  const intent = intents[intents.length - 1];
  if (intent === "cart.remove") return { type: "remove", variant_id };
  if (intent === "cart.coupon") {
    const code = String(form.get("code") ?? "").trim();
    const isCode = code !== "" && code.length <= couponForm.code.max;
    return isCode ? { type: "coupon", code } : undefined;
  }
  const counts = form.getAll("qty");
  const count = toLatinDigits(String(counts[counts.length - 1] ?? "").trim());
  if (intent !== "cart.set" || !/^[1-9]\d{0,2}$/.test(count)) return undefined;
  return { type: "set", variant_id, qty: Number(count) };
}
