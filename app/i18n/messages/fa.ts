import { hasLaboratory } from "#dev/laboratory/has-laboratory";
import { labFa } from "#dev/laboratory/texts/fa";
import { accountFa } from "./account/fa";
import { addressFa } from "./address/fa";
import { blogFa } from "./blog/fa";
import { cartFa } from "./cart/fa";
import { catalogFa } from "./catalog/fa";
import { checkoutFa } from "./checkout/fa";
import { datesFa } from "./dates/fa";
import { deskFa } from "./desk/fa";
import { deviceFa } from "./device/fa";
import { editorsFa } from "./editors/fa";
import type { MessageKey } from "./en";
import { fieldsFa } from "./fields/fa";
import { filesFa } from "./files/fa";
import { formsFa } from "./forms/fa";
import { frameFa } from "./frame/fa";
import { guestsFa } from "./guests/fa";
import { homeBlocksFa } from "./home-blocks/fa";
import { libraryFa } from "./library/fa";
import { linksFa } from "./links/fa";
import { loginFa } from "./login/fa";
import { offlineFa } from "./offline/fa";
import { ordersFa } from "./orders/fa";
import { paymentFa } from "./payment/fa";
import { profileFa } from "./profile/fa";
import { pushFa } from "./push/fa";
import { readingFa } from "./reading/fa";
import { reviewDeskFa } from "./review-desk/fa";
import { reviewsFa } from "./reviews/fa";
import { settingsFa } from "./settings/fa";
import { showsFa } from "./shows/fa";
import { staffFa } from "./staff/fa";
import { tablesFa } from "./tables/fa";
import { ticketsFa } from "./tickets/fa";
import { trustFa } from "./trust/fa";
import { wishFa } from "./wish/fa";

export const fa: Record<MessageKey, string> = {
  ...frameFa,
  ...catalogFa,
  ...ticketsFa,
  ...trustFa,
  ...wishFa,
  ...staffFa,
  ...deskFa,
  ...editorsFa,
  ...libraryFa,
  ...blogFa,
  ...reviewDeskFa,
  ...guestsFa,
  ...homeBlocksFa,
  ...accountFa,
  ...addressFa,
  ...cartFa,
  ...checkoutFa,
  ...datesFa,
  ...deviceFa,
  ...fieldsFa,
  ...filesFa,
  ...formsFa,
  ...(hasLaboratory ? labFa : ({} as typeof labFa)),
  ...linksFa,
  ...loginFa,
  ...offlineFa,
  ...ordersFa,
  ...paymentFa,
  ...profileFa,
  ...pushFa,
  ...readingFa,
  ...reviewsFa,
  ...settingsFa,
  ...showsFa,
  ...tablesFa,
};
