/**
 * What the shop's own forms ask of their fields, a table for each form (R-VAL-21): the pages take their native
 * constraints from it, the backend's validators the same bounds. What hangs on a country or on what is stored
 * (postal codes, phones, old passwords, codes that were sent) the backend validators besides. This file imports
 * nothing, so that browser code may take values of it.
 */
export interface FieldRule {
  isRequired?: true;
  /** Characters, of what is not empty. */
  min?: number;
  max: number;
}

const target: FieldRule = { isRequired: true, max: 254 };
const code: FieldRule = { isRequired: true, max: 40 };
const oldPassword: FieldRule = { isRequired: true, max: 256 };
/** Besides, one small letter (R-VAL-21). The most is there so that hashing stays bounded. */
const newPassword = { isRequired: true, min: 8, max: 256 } as const satisfies FieldRule;

export const loginForm = { target, code, password: oldPassword };

export const passwordForm = { old: oldPassword, code, password: newPassword };

export const addressForm = {
  title: { max: 40 },
  recipient_name: { isRequired: true, min: 2, max: 80 },
  recipient_phone: { isRequired: true, max: 40 },
  /** Where it is not chosen from a list. */
  city_text: { isRequired: true, min: 2, max: 80 },
  /** Not everywhere is one asked for. */
  zip_code: { max: 12 },
  street: { isRequired: true, min: 5, max: 300 },
  plate: { max: 20 },
  unit: { max: 20 },
} as const satisfies Record<string, FieldRule>;

/** Without a code the coupon is taken away. */
export const couponForm = { code: { max: 40 } } satisfies Record<string, FieldRule>;

export const orderForm = { note: { max: 500 } } satisfies Record<string, FieldRule>;

export const returnForm = { note: { max: 500 } } satisfies Record<string, FieldRule>;

export const ticketForm = {
  subject: { isRequired: true, min: 3, max: 120 },
  body: { isRequired: true, min: 1, max: 5000 },
} as const satisfies Record<string, FieldRule>;

/** What a visitor writes to the shop, and the staff's answer to it. */
export const contactForm = {
  name: { isRequired: true, min: 2, max: 80 },
  contact: { isRequired: true, min: 5, max: 120 },
  subject: { isRequired: true, min: 3, max: 120 },
  body: { isRequired: true, min: 10, max: 4000 },
  answer: { isRequired: true, min: 2, max: 4000 },
} as const satisfies Record<string, FieldRule>;

/** Identity (domain 4.5). A birth date, the national code and the tax id have rules besides. */
export const profileForm = {
  name: { isRequired: true, max: 60 },
  last_name: { isRequired: true, max: 60 },
  display_name: { max: 60 },
  national_code: { max: 20 },
  company: { max: 120 },
  tax_id: { max: 30 },
} as const satisfies Record<string, FieldRule>;
