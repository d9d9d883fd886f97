import { hasLaboratory } from "#dev/laboratory/has-laboratory";
import { labEn as laboratoryEn } from "#dev/laboratory/texts/en";
import { accountEn } from "./account/en";
import { addressEn } from "./address/en";
import { blogEn } from "./blog/en";
import { cartEn } from "./cart/en";
import { catalogEn } from "./catalog/en";
import { checkoutEn } from "./checkout/en";
import { datesEn } from "./dates/en";
import { deskEn } from "./desk/en";
import { deviceEn } from "./device/en";
import { editorsEn } from "./editors/en";
import { fieldsEn } from "./fields/en";
import { filesEn } from "./files/en";
import { formsEn } from "./forms/en";
import { frameEn } from "./frame/en";
import { guestsEn } from "./guests/en";
import { homeBlocksEn } from "./home-blocks/en";
import { libraryEn } from "./library/en";
import { linksEn } from "./links/en";
import { loginEn } from "./login/en";
import { offlineEn } from "./offline/en";
import { ordersEn } from "./orders/en";
import { paymentEn } from "./payment/en";
import { profileEn } from "./profile/en";
import { pushEn } from "./push/en";
import { readingEn } from "./reading/en";
import { reviewDeskEn } from "./review-desk/en";
import { reviewsEn } from "./reviews/en";
import { settingsEn } from "./settings/en";
import { showsEn } from "./shows/en";
import { staffEn } from "./staff/en";
import { tablesEn } from "./tables/en";
import { ticketsEn } from "./tickets/en";
import { trustEn } from "./trust/en";
import { wishEn } from "./wish/en";

/** What public pages need in the browser. Every visitor loads all of it before anything else: keep it small. */
export const coreEn = {
  ...frameEn,
  ...catalogEn,
};

/** What the pages of buying and of the account need besides; loaded when the first of them is opened. */
export const ownEn = {
  ...accountEn,
  ...addressEn,
  ...cartEn,
  ...checkoutEn,
  ...datesEn,
  ...deviceEn,
  ...fieldsEn,
  ...filesEn,
  ...formsEn,
  ...linksEn,
  ...loginEn,
  ...offlineEn,
  ...ordersEn,
  ...paymentEn,
  ...profileEn,
  ...pushEn,
  ...readingEn,
  ...reviewsEn,
  ...settingsEn,
  ...ticketsEn,
  ...trustEn,
  ...wishEn,
};

/** What only the back-office says: no shopper gets it. */
export const backOfficeEn = {
  ...staffEn,
  ...deskEn,
  ...blogEn,
  ...reviewDeskEn,
  ...editorsEn,
  ...libraryEn,
  ...guestsEn,
  ...tablesEn,
  ...homeBlocksEn,
};

/** What only the laboratory says, and the components that no page of the shop has yet. */
export const labEn = {
  ...(hasLaboratory ? laboratoryEn : ({} as typeof laboratoryEn)),
  ...showsEn,
  ...tablesEn,
};

/** The storefront's own texts: seeded into the translate call, and the type of every key. */
export const en = { ...coreEn, ...ownEn, ...backOfficeEn, ...labEn };

export type MessageKey = keyof typeof en;
