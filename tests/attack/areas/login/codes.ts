import { ask } from "../../../support/ask";
import type { Attack } from "../../attack";
import { callApi } from "../../call-api";
import { inParallel, times } from "../../in-parallel";
import { lastMessage, messagesTo, newEmail, newPhone, sendCode } from "../../people";
import { statusesIn } from "../../tally";

const throttleTest = "backend/features/auth/challenges/throttle.security.test.ts";
const loginTest = "backend/features/auth/login/login.security.test.ts";

export const codes: readonly Attack[] = [
  {
    name: "a code a second time, with another's challenge, for a new password; twelve wrong ones at once, then the right one",
    heldBy: loginTest,
    run: async (target) => {
      const [one, two] = [await sendCode(target, newEmail()), await sendCode(target, newEmail())];
      const enter = (body: object, path = "login") => callApi(target, "POST", path, { body });
      const crossed = await enter({ challenge: two.challenge, code: one.code });
      const reset = await enter({ ...one, password: "correct horse battery" }, "login/reset");
      const first = await enter(one);
      const again = await enter(one);
      const wrong = await inParallel(times(12), 12, (place) =>
        enter({ challenge: two.challenge, code: String(100_000 + place) }),
      );
      const late = await enter(two);
      const refused = [crossed, reset, again, ...wrong, late];
      return {
        answer: `${first.status} once; ${statusesIn(refused)}`,
        held:
          first.status === 200 && refused.every(({ status }) => status === 400 || status === 429),
      };
    },
  },
  {
    name: "a link opened by a scanner twice, used, and used again",
    heldBy: loginTest,
    run: async (target) => {
      const who = newEmail();
      await callApi(target, "POST", "login/link", { body: { target: who } });
      const { text } = await lastMessage(target, who);
      const token = /\/login\/([\w-]+)/.exec(text)?.[1] ?? "";
      target.secrets.add(token).add(who);
      const path = `login/links/${token}`;
      const scanned = [
        await ask(`/fa/login/${token}`, { base: target.url }),
        await callApi(target, "GET", path),
      ];
      const used = await callApi(target, "POST", path);
      const again = await callApi(target, "POST", path);
      return {
        answer: `${statusesIn(scanned)}; ${used.status}, then ${again.status}`,
        held: used.status === 200 && again.status >= 400 && again.status < 500,
      };
    },
  },
  {
    name: "six codes to one phone at the same moment",
    heldBy: throttleTest,
    run: async (target) => {
      const who = newPhone();
      const replies = await inParallel(times(6), 6, () =>
        callApi(target, "POST", "login/code", { body: { target: who } }),
      );
      const sent = (await messagesTo(target, who)).length;
      return { answer: `${statusesIn(replies)}; ${sent} sent`, held: sent === 1 };
    },
  },
  {
    name: "codes to satellites, premium rates and other countries: +882, +883, +881, +870, +979, +1900, +49",
    heldBy: "backend/features/auth/challenges/sms-countries.security.test.ts",
    run: async (target) => {
      const numbers = [
        "+88212345678",
        "+883510012345",
        "+88161234567",
        "+870773123456",
        "+979123456789",
        "+19005550123",
        "+4915112345678",
      ];
      const replies = await inParallel(numbers, 1, (number) =>
        callApi(target, "POST", "login/code", { body: { target: number } }),
      );
      return { answer: statusesIn(replies), held: replies.every(({ status }) => status === 400) };
    },
  },
];
