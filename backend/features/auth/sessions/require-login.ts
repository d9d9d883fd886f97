import type { StaffAccess } from "../../../contract/permissions";
import type { Context } from "../../../http/app";
import { ApiError } from "../../../http/errors";
import type { Login } from "../../../http/login";
import { isPermitted, readStaffRights } from "../../staff/effective-permissions";
import { findFreshLogin, findFreshLoginOfAnyKind, type NeededForLogin } from "./find-session";

/**
 * The login of a call that acts for a user, or that only staff may make: all of them, or who has a permission such as
 * `orders.write`; `*` has all. What it answers is stored nowhere. Throws `auth.failed` for a visitor,
 * `error.forbidden` where a call of the staff's is not for this login.
 */
export async function requireLogin(
  needed: NeededForLogin,
  c: Context,
  access?: StaffAccess,
): Promise<Login> {
  c.header("Cache-Control", "no-store");
  if (access) return requireStaff(needed, c, access);
  const login = await findFreshLogin(needed, c);
  if (!login) throw new ApiError("auth.failed");
  return login;
}

/** A shopper's session is no way in, nor is one whose second factor is still to be shown, nor a suspended member's. */
async function requireStaff(
  needed: NeededForLogin,
  c: Context,
  access: StaffAccess,
): Promise<Login> {
  const login = await findFreshLoginOfAnyKind(needed, c);
  if (!login) throw new ApiError("auth.failed");
  return permitStaff(needed, login, access);
}

/** The login with what it may do. Throws `error.forbidden` where it doesn't open that part of the back-office. */
export async function permitStaff(
  { database }: Pick<NeededForLogin, "database">,
  login: Login,
  access: StaffAccess,
): Promise<Login> {
  const { session, user } = login;
  if (session.kind !== "staff") throw new ApiError("error.forbidden");
  const rights = await database.run((q) => readStaffRights(q, user.id));
  if (!rights || rights.suspended) throw new ApiError("error.forbidden");
  const isOpen = access === "staff.unproven" || session.provenAt !== null;
  const isAnyones = access === "staff.unproven" || access === "staff";
  if (!isOpen || !(isAnyones || isPermitted(rights.permissions, access))) {
    throw new ApiError("error.forbidden");
  }
  return { ...login, permissions: rights.permissions };
}
