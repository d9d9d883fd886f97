import { demoLogins } from "../../../../backend/db/seed/demo/demo-logins";
import type { Attack } from "../../attack";
import { callApi, type Reply } from "../../call-api";
import { newEmail } from "../../people";

const loginTest = "backend/features/auth/login/login.security.test.ts";
const [shopper] = demoLogins;

/** An answer without what differs each time. */
const said = ({ status, text }: Reply, who: string) =>
  `${status} ${text.replace(/"(requestId|challenge|target|masked)":"[^"]*"/g, "").replaceAll(who, "")}`;

export const accounts: readonly Attack[] = [
  {
    name: "who has an account, by what passwords, targets, codes, links and resets answer",
    heldBy: loginTest,
    run: async (target) => {
      const asks: [path: string, body: (who: string) => object][] = [
        ["login", (who) => ({ target: who, password: "wrong" })],
        ["login/target", (who) => ({ target: who })],
        ["login/code", (who) => ({ target: who })],
      ];
      const unknown = newEmail();
      const differing: string[] = [];
      for (const [path, body] of asks) {
        const known = await callApi(target, "POST", path, { body: body(shopper.email) });
        const stranger = await callApi(target, "POST", path, { body: body(unknown) });
        if (said(known, shopper.email) !== said(stranger, unknown)) differing.push(path);
      }
      return {
        answer: `${asks.length} calls, ${differing.length} differ ${differing.join(", ")}`.trim(),
        held: differing.length === 0,
      };
    },
  },
];
