import { hasLaboratory } from "#dev/laboratory/has-laboratory";
import { labFa } from "#dev/laboratory/texts/fa";
import { accountFa } from "./account/fa";
import { addressFa } from "./address/fa";
import { cartFa } from "./cart/fa";
import { catalogFa } from "./catalog/fa";
import { checkoutFa } from "./checkout/fa";
import { datesFa } from "./dates/fa";
import type { MessageKey } from "./en";
import { fieldsFa } from "./fields/fa";
import { filesFa } from "./files/fa";
import { formsFa } from "./forms/fa";
import { frameFa } from "./frame/fa";
import { loginFa } from "./login/fa";
import { ordersFa } from "./orders/fa";
import { paymentFa } from "./payment/fa";
import { showsFa } from "./shows/fa";
import { soonFa } from "./soon/fa";
import { tablesFa } from "./tables/fa";
import { wishFa } from "./wish/fa";

export const fa: Record<MessageKey, string> = {
  ...frameFa,
  ...catalogFa,
  ...wishFa,
  ...accountFa,
  ...addressFa,
  ...cartFa,
  ...checkoutFa,
  ...datesFa,
  ...fieldsFa,
  ...filesFa,
  ...formsFa,
  ...(hasLaboratory ? labFa : ({} as typeof labFa)),
  ...loginFa,
  ...ordersFa,
  ...paymentFa,
  ...showsFa,
  ...soonFa,
  ...tablesFa,
};
