/** What a coupon gives: a part of the price in percent, an amount, or the shipping. */
export const couponKinds = ["percent", "amount", "free_shipping"] as const;

/** Letters of a coupon's code. */
export const maxCouponCode = 40;
