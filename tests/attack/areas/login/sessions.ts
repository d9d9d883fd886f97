import postgres from "postgres";
import { renewedToken } from "../../../../backend/contract/user";
import { type Attack, notTried } from "../../attack";
import { callApi } from "../../call-api";
import { inParallel, times } from "../../in-parallel";
import { demoShopper, newPerson } from "../../people";

export const sessions: readonly Attack[] = [
  {
    name: "a stolen token renewed on eight connections while its owner logs out everywhere",
    heldBy: "backend/features/auth/sessions/sessions.race.test.ts",
    run: async (target) => {
      const alive: number[] = [];
      for (let round = 0; round < 3; round++) {
        const [stolen, own] = [await demoShopper(target), await demoShopper(target)];
        const tokens = new Set([stolen.token]);
        const thief = inParallel(times(80), 8, async () => {
          const reply = await callApi(target, "GET", "user/renew-token", { token: stolen.token });
          if (reply.status !== 200) return;
          const { token } = renewedToken.parse(JSON.parse(reply.text));
          target.secrets.add(token);
          tokens.add(token);
        });
        const end = callApi(target, "POST", "logout/everywhere", { token: own.token });
        await Promise.all([thief, end]);
        const after = await inParallel([...tokens], 4, (token) =>
          callApi(target, "GET", "user/sessions", { token }),
        );
        alive.push(after.filter(({ status }) => status !== 401).length);
      }
      return {
        answer: `tokens that outlive it: ${alive.join(", ")}`,
        held: alive.every((one) => one === 0),
      };
    },
  },
  {
    name: "the first password for an account by a stolen session of an hour, without a fresh proof",
    heldBy: "backend/features/auth/password/first-password.security.test.ts",
    run: async (target) => {
      const { who, token } = await newPerson(target);
      if (!target.databaseUrl) return notTried;
      const sql = postgres(target.databaseUrl, { max: 1 });
      await sql`update session set ends_at = ends_at - interval '1 hour'
        where user_id = (select id from users where email = ${who})`.finally(() => sql.end());
      const body = { password: "correct horse battery staple" };
      const { status, msg } = await callApi(target, "POST", "user/password", { token, body });
      return { answer: `${status} ${msg}`, held: status >= 400 && status < 500 };
    },
  },
];
