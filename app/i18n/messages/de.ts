import { hasLaboratory } from "#dev/laboratory/has-laboratory";
import { labEn } from "#dev/laboratory/texts/en";
import { accountDe } from "./account/de";
import { addressDe } from "./address/de";
import { blogDe } from "./blog/de";
import { cartDe } from "./cart/de";
import { catalogDe } from "./catalog/de";
import { checkoutDe } from "./checkout/de";
import { datesDe } from "./dates/de";
import { deskDe } from "./desk/de";
import { deviceDe } from "./device/de";
import { editorsDe } from "./editors/de";
import type { MessageKey } from "./en";
import { fieldsDe } from "./fields/de";
import { filesDe } from "./files/de";
import { formsDe } from "./forms/de";
import { frameDe } from "./frame/de";
import { guestsDe } from "./guests/de";
import { homeBlocksDe } from "./home-blocks/de";
import { libraryDe } from "./library/de";
import { linksDe } from "./links/de";
import { loginDe } from "./login/de";
import { offlineDe } from "./offline/de";
import { ordersDe } from "./orders/de";
import { paymentDe } from "./payment/de";
import { profileDe } from "./profile/de";
import { pushDe } from "./push/de";
import { readingDe } from "./reading/de";
import { reviewDeskDe } from "./review-desk/de";
import { reviewsDe } from "./reviews/de";
import { settingsDe } from "./settings/de";
import { showsDe } from "./shows/de";
import { staffDe } from "./staff/de";
import { tablesDe } from "./tables/de";
import { ticketsDe } from "./tickets/de";
import { trustDe } from "./trust/de";
import { wishDe } from "./wish/de";

export const de: Record<MessageKey, string> = {
  ...frameDe,
  ...catalogDe,
  ...ticketsDe,
  ...trustDe,
  ...wishDe,
  ...staffDe,
  ...deskDe,
  ...editorsDe,
  ...libraryDe,
  ...blogDe,
  ...reviewDeskDe,
  ...guestsDe,
  ...homeBlocksDe,
  ...accountDe,
  ...addressDe,
  ...cartDe,
  ...checkoutDe,
  ...datesDe,
  ...deviceDe,
  ...fieldsDe,
  ...filesDe,
  ...formsDe,
  ...(hasLaboratory ? labEn : ({} as typeof labEn)),
  ...linksDe,
  ...loginDe,
  ...offlineDe,
  ...ordersDe,
  ...paymentDe,
  ...profileDe,
  ...pushDe,
  ...readingDe,
  ...reviewsDe,
  ...settingsDe,
  ...showsDe,
  ...tablesDe,
};
