import type { InferSelectModel } from "drizzle-orm";
import type { Profile } from "../../contract/profile";
import type { users } from "../../db/tables/users";
import type { Services } from "../../services";
import { linkOf } from "../uploads/upload-link";
import { maskNationalCode } from "./national-code";

export type UserRow = InferSelectModel<typeof users>;

/** What the cipher is told the national code is for. */
export const nationalCodePurpose = "users.national_code";

/** An account's identity as its owner sees it. */
export function showProfile({ cipher }: Pick<Services, "cipher">, user: UserRow): Profile {
  const { nationalCode } = user;
  return {
    name: user.name,
    last_name: user.lastName,
    display_name: user.displayName,
    birth_date: user.birthDate,
    gender: user.gender,
    national_code:
      nationalCode && maskNationalCode(cipher.decrypt(nationalCodePurpose, nationalCode)),
    company: user.company,
    tax_id: user.taxId,
    avatar: avatarOf(user),
    phone: user.phone,
    phone_verified: user.phoneVerifiedAt !== null,
    email: user.email,
    email_verified: user.emailVerifiedAt !== null,
  };
}

/** The address of a user's picture. */
export function avatarOf({ avatar }: Pick<UserRow, "avatar">): string | null {
  return avatar && linkOf(avatar);
}
