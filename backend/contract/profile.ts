import { z } from "@hono/zod-openapi";
import { codeSent, loginTarget } from "./auth";
import { genders } from "./preferences";

/** GET user/profile: who somebody is, as they themselves see it (domain 4.5). */
export const profile = z
  .object({
    name: z.string().nullable(),
    last_name: z.string().nullable(),
    /** How others see this person; the names where there is none. */
    display_name: z.string().nullable(),
    /** An ISO day. */
    birth_date: z.string().nullable(),
    gender: z.enum(genders).nullable(),
    /** All but its end is hidden: `•••••••891`. */
    national_code: z.string().nullable(),
    company: z.string().nullable(),
    tax_id: z.string().nullable(),
    /** The picture's address. */
    avatar: z.string().nullable(),
    phone: z.string().nullable(),
    phone_verified: z.boolean(),
    email: z.string().nullable(),
    email_verified: z.boolean(),
  })
  .openapi("Profile");
export type Profile = z.infer<typeof profile>;

const written = z.string().max(1000).nullish();

/** POST user/profile: as it was written. What is wrong with it is answered by field. */
export const profileInput = z
  .object({
    name: written,
    last_name: written,
    display_name: written,
    /** An ISO day. */
    birth_date: written,
    gender: written,
    /** Ten digits in any script; left empty, the one that is kept stays. */
    national_code: written,
    /** Forgets the one that is kept. */
    forget_national_code: z.boolean().optional(),
    /** Only a business has a company and a tax id. */
    is_business: z.boolean().optional(),
    company: written,
    tax_id: written,
  })
  .openapi("ProfileInput");
export type ProfileInput = z.infer<typeof profileInput>;

/** POST user/profile/names: what is asked of everybody. */
export const namesInput = profileInput.pick({ name: true, last_name: true }).openapi("NamesInput");

/** POST user/avatar: the link of an own upload that no form has yet. */
export const avatarAsk = z.object({ picture: z.string().max(200) }).openapi("AvatarAsk");

/** POST user/contact/check: whether a code can be sent to it, and it is new to its owner. */
export const contactAsk = z.object({ target: z.string().max(254) }).openapi("ContactAsk");
export const contactChecked = loginTarget.openapi("ContactChecked");

/** POST user/contact/code answers like POST login/code. */
export const contactCodeSent = codeSent;

/** POST user/contact: the code that came to the new phone or e-mail. */
export const contactProof = z
  .object({ challenge: z.string().max(100), code: z.string().max(100) })
  .openapi("ContactProof");
