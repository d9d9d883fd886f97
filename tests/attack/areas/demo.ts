import { chmod, mkdtemp, readdir, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { demoLogins } from "../../../backend/db/seed/demo/demo-logins";
import { ask } from "../../support/ask";
import { type ShopProcess, startShop } from "../../support/shop-process";
import type { Area, Outcome } from "../attack";
import { callApi } from "../call-api";
import { statusesIn, tally } from "../tally";

const merchant = "11111111-2222-4333-8444-555555555555";
const stripe = {
  PAYMENT_STRIPE_KEY: "sk_live_0123456789",
  PAYMENT_STRIPE_WEBHOOK_SECRET: "whsec_0123456789",
};

/** Of each, what is a real shop's; none says whether it is a demo. */
const realShops: readonly Record<string, string>[] = [
  { PUBLIC_URL: "https://shop.example" },
  { SMTP_URL: "smtp://127.0.0.1:9", MAIL_FROM: "shop@shop.example" },
  { KAVENEGAR_API_KEY: "0123456789abcdef" },
  { PAYMENT_ZARINPAL_MERCHANT: merchant },
  stripe,
  { TRUST_PROXY: "1" },
];

/** Starts that take money or secrets for nothing. */
const careless: readonly Record<string, string>[] = [
  { DEMO: "1", PAYMENT_ZARINPAL_MERCHANT: merchant },
  { DEMO: "1", ...stripe },
  { DEMO: "0", PAYMENT_SANDBOX: "1", NODE_ENV: "" },
  { DEMO: "0", DATABASE_URL: "postgres://nobody@127.0.0.1:9/none", NODE_ENV: "" },
];

/** Starts a shop that should refuse to; answers the setting that it names, or that it opened. */
async function refusal(env: Record<string, string>): Promise<string> {
  let shop: ShopProcess;
  try {
    shop = await startShop({ env });
  } catch (error) {
    const said = /can't start:\s*([A-Z_]+)/.exec(String(error))?.[1];
    return said ? `refused, ${said}` : "broke";
  }
  await shop.stop();
  return "opened";
}

async function refusals(settings: readonly Record<string, string>[]): Promise<Outcome> {
  const said: string[] = [];
  for (const env of settings) said.push(await refusal(env));
  return { answer: tally(said), held: said.every((one) => one.startsWith("refused")) };
}

/** A demo as `npm start` opens it on somebody's machine: nothing is set. */
const bare = { HOST: "", PUBLIC_URL: "", DEMO: "" };

export const demo: Area = {
  name: "demo",
  env: { DEMO: "0" },
  embedded: true,
  attacks: [
    {
      name: "a real shop's settings without a word about DEMO: https, mail, texts, money, a proxy",
      heldBy: "server/env-demo.security.test.ts",
      run: () => refusals(realShops.map((env) => ({ DEMO: "", ...env }))),
    },
    {
      name: "a demo with a real bank; a real shop with the sandbox bank, or without a secret, NODE_ENV unset",
      heldBy: "server/env.security.test.ts",
      run: () => refusals(careless),
    },
    {
      name: "a real shop's outbox, its sandbox bank, the demo's logins",
      heldBy: "dev/outbox/calls/outbox.test.ts",
      run: async (target) => {
        const base = target.url;
        const closed = [
          await ask("/api/dev/outbox", { base }),
          await ask("/dev/outbox", { base }),
          await ask("/sandbox-pay/bank.css", { base }),
          await ask("/fa/__lab", { base }),
        ];
        const logins = await Promise.all(
          demoLogins.map(({ email, password }) =>
            callApi(target, "POST", "login", { body: { target: email, password } }),
          ),
        );
        return {
          answer: `${statusesIn(closed)}; logins ${statusesIn(logins)}`,
          held:
            closed.every(({ status }) => status === 404) &&
            logins.every(({ status }) => status >= 400),
        };
      },
    },
    {
      name: "a demo with nothing set: from another address of the machine, and by a rebound name",
      heldBy: "server/known-host.security.test.ts",
      run: async () => {
        const shop = await startShop({ env: bare });
        try {
          const elsewhere = await ask("/healthz", {
            base: shop.url.replace("127.0.0.1", "127.0.0.2"),
          }).then(
            ({ status }) => String(status),
            () => "no connection",
          );
          const base = shop.url;
          const Host = "evil.example";
          const rebound = [
            await ask("/api/dev/outbox", { base, headers: { Host } }),
            await ask("/dev/outbox", { base, headers: { Host } }),
            await ask("/language", {
              base,
              method: "POST",
              headers: {
                Host,
                Origin: `http://${Host}`,
                "Content-Type": "application/x-www-form-urlencoded",
              },
              body: "lang=en",
            }),
          ];
          return {
            answer: `elsewhere ${elsewhere}; rebound ${statusesIn(rebound)}`,
            held:
              elsewhere === "no connection" &&
              rebound.every(({ status }) => status >= 400 && status < 500),
          };
        } finally {
          await shop.stop();
        }
      },
    },
    {
      name: "a data folder that everybody on the machine could read",
      heldBy: "server/data-folder.security.test.ts",
      run: async () => {
        const folder = await mkdtemp(join(tmpdir(), "timcheh-attack-"));
        await chmod(folder, 0o755);
        try {
          const shop = await startShop({ env: { DATA_DIR: folder } });
          const files = await readdir(folder, { recursive: true, withFileTypes: true });
          const open: string[] = [];
          for (const file of files) {
            const path = join(file.parentPath, file.name);
            const { mode } = await stat(path);
            if (!file.isSocket() && mode & 0o077) open.push(path);
          }
          const { mode } = await stat(folder);
          await shop.stop();
          return {
            answer: `the folder ${(mode & 0o777).toString(8)}, ${open.length} of ${files.length} in it open to others`,
            held: (mode & 0o077) === 0,
          };
        } finally {
          await rm(folder, { recursive: true, force: true });
        }
      },
    },
  ],
};
