import type { LoaderFunctionArgs } from "@remix-run/node";
import { isLanguage } from "~/i18n/languages";
import { notFound } from "~/request/page.server";
import { openShop, type Shop } from "~/request/shop.server";

/**
 * The first line of every loader and action of the laboratory: a shop that was not started with LAB=1 has no
 * such pages (R-LAB-01, decisions 22).
 */
export async function openLab(args: LoaderFunctionArgs): Promise<Shop> {
  const { lang } = args.params;
  if (lang !== undefined && !isLanguage(lang)) throw notFound();
  const shop = await openShop(args);
  if (!shop.settings.lab) throw notFound();
  return shop;
}
