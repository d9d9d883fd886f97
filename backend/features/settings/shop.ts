import { z } from "zod";
import type { Query } from "../../db/database";
import { readSetting } from "./read-setting";

export const shopKey = "shop";

const both = z.object({ en: z.string().max(300), fa: z.string().max(300) });

/** The seller, as an invoice names them (domain 4.3). */
export const shopIdentity = z.object({
  name: both,
  address: both,
  /** As it is written; empty where the shop tells none. */
  phone: z.string().max(40),
  /** Numbers of registration and of taxes, a line each; empty where there are none. */
  registration: both,
});
export type ShopIdentity = z.infer<typeof shopIdentity>;

const freshIdentity: ShopIdentity = {
  name: { en: "Timcheh", fa: "تیمچه" },
  address: { en: "", fa: "" },
  phone: "",
  registration: { en: "", fa: "" },
};

/** Who sells; the product's own name until the owner says more. */
export async function readShopIdentity(q: Query): Promise<ShopIdentity> {
  return (await readSetting(q, shopKey, shopIdentity)) ?? freshIdentity;
}
