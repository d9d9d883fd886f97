/** Letters of a shipping method's name in one language. */
export const maxMethodName = 120;

/** Letters of what settings, orders and checkouts call a method. */
export const maxMethodCode = 40;

/** Days that a parcel may take. */
export const maxShippingDays = 365;
