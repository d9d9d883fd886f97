import { z } from "zod";
import { type LanguageCode, spokenLanguage } from "../../../contract/languages";
import type { Query } from "../../../db/database";
import { readSetting } from "../../settings/read-setting";
import { readPermittedStaff } from "../../staff/permitted-staff";

export interface ShopOwner {
  channel: "email" | "sms";
  target: string;
  lang: LanguageCode;
}

/** The setting `shop.notify`: where notices go, in whose language. */
const notify = z.object({
  email: z.string().optional(),
  phone: z.string().optional(),
  lang: z.string().optional(),
});

/** Who hears of orders: the setting's address, else everyone who may read orders. */
export async function readOwners(q: Query): Promise<ShopOwner[]> {
  const settled = await readSetting(q, "shop.notify", notify);
  if (settled?.email || settled?.phone) return wayOf(settled);
  const staff = await readPermittedStaff(q, "orders.read");
  return staff.flatMap(wayOf);
}

interface Reachable {
  email?: string | null | undefined;
  phone?: string | null | undefined;
  lang?: string | null | undefined;
}

function wayOf({ email, phone, lang }: Reachable): ShopOwner[] {
  const spoken = spokenLanguage(lang);
  if (email) return [{ channel: "email", target: email, lang: spoken }];
  return phone ? [{ channel: "sms", target: phone, lang: spoken }] : [];
}
