import type { LinkSent, LoginTarget } from "../../../contract/auth";
import { type ChallengeKind, challengeTimes } from "./challenge-times";
import { maskTarget, type Target } from "./targets";

export function showTarget(target: Target): LoginTarget {
  return { target: target.value, channel: target.channel, masked: maskTarget(target) };
}

/** The same for everybody's phone or e-mail, whether there is an account or not. */
export function showSent(target: Target, kind: ChallengeKind): LinkSent {
  return {
    ...showTarget(target),
    expires_in: challengeTimes.livesMs[kind] / 1000,
    resend_in: challengeTimes.resendAfterMs / 1000,
  };
}
