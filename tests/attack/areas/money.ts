import type { Area } from "../attack";
import { cashOnDelivery } from "./money/cash-on-delivery";
import { coupons } from "./money/coupons";
import { holding } from "./money/holding";
import { others } from "./money/others";
import { placing } from "./money/placing";
import { refunds } from "./money/refunds";
import { returning } from "./money/returning";
import { webhooks } from "./money/webhooks";

export const money: Area = {
  name: "money",
  env: {
    LOGIN_SENDS_PER_ADDRESS: "1000",
    LOGIN_FAILURES_PER_ADDRESS: "1000",
    ORDERS_OPEN_PER_ADDRESS: "1000",
  },
  attacks: [
    ...cashOnDelivery,
    ...coupons,
    ...holding,
    ...placing,
    ...returning,
    ...webhooks,
    ...refunds,
    ...others,
  ],
};
