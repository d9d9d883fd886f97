import { loginChannels, type PasswordState } from "../../../contract/auth";
import { ApiError } from "../../../http/errors";
import type { Login } from "../../../http/login";
import type { User } from "../accounts";
import { maskTarget, type Target } from "../challenges/targets";
import { neededProof } from "./password-proof";
import { ownTarget } from "./set-password";

/** Whether a user has a password, and where a code for a new one can go. */
export function readPasswordState(login: Login, now: Date): PasswordState {
  const { user } = login;
  return {
    set: user.passwordHash !== null,
    needs: neededProof(login, now),
    targets: targetsOf(user).map((target) => ({
      channel: target.channel,
      masked: maskTarget(target),
    })),
  };
}

/** The user's phone or e-mail to send a code to; 404 for one that the user doesn't have. */
export function needOwnTarget(user: User, channel: "sms" | "email" | undefined): Target {
  const target = targetsOf(user).find((one) => channel === undefined || one.channel === channel);
  if (!target) throw new ApiError("error.not_found");
  return target;
}

function targetsOf(user: User): Target[] {
  return loginChannels.flatMap((channel) => {
    const value = ownTarget(user, channel);
    return value === null ? [] : [{ channel, value }];
  });
}
