import { demoLogins } from "../../../../backend/db/seed/demo/demo-logins";
import { defaultLoginLimits } from "../../../../backend/features/auth/challenges/login-limits";
import type { Attack } from "../../attack";
import { callApi } from "../../call-api";
import { inParallel, times } from "../../in-parallel";
import { statusesIn } from "../../tally";
import type { Target } from "../../target";

const heldBy = "backend/features/auth/challenges/flood.security.test.ts";
const [, owner] = demoLogins;
const { failuresPerAddress, sendsPerAddress } = defaultLoginLimits;

/** More than any store of windows once held. */
const throwAway = 10_500;

const guess = (target: Target, who: string, password = "wrong") =>
  callApi(target, "POST", "login", { body: { target: who, password } });

export const flooding: readonly Attack[] = [
  {
    name: `ten wrong passwords, the limiter flushed by ${throwAway.toLocaleString("en")} throw-away names, ten more`,
    heldBy,
    run: async (target) => {
      const wrong = () => inParallel(times(11), 1, () => guess(target, owner.email));
      const before = await wrong();
      const flood = await inParallel(times(throwAway), 32, (place) =>
        guess(target, `throw-away-${place}@x.co`, "x"),
      );
      const after = await wrong();
      const right = await guess(target, owner.email, owner.password);
      const judged = flood.filter(({ status }) => status === 400).length;
      return {
        answer: `${statusesIn(before)}; the flood ${statusesIn(flood)}; after it ${statusesIn(after)}, the right one ${right.status}`,
        held:
          before.at(-1)?.status === 429 &&
          judged <= failuresPerAddress &&
          [...after, right].every(({ status }) => status === 429),
      };
    },
  },
  {
    name: `codes to ${throwAway.toLocaleString("en")} phones, each from an address of its own by X-Forwarded-For`,
    heldBy,
    run: async (target) => {
      const replies = await inParallel(times(throwAway), 32, (place) =>
        callApi(target, "POST", "login/code", {
          body: { target: `+98990${String(1_000_000 + place)}` },
          headers: {
            "X-Forwarded-For": `10.${place >> 16}.${(place >> 8) & 255}.${place & 255}`,
          },
        }),
      );
      const sent = replies.filter(({ status }) => status === 200).length;
      return { answer: statusesIn(replies), held: sent <= sendsPerAddress };
    },
  },
];
