import type { Area } from "../attack";
import { throwRequests } from "../throw-requests";

const requests = 3_000;

export const fuzz: Area = {
  name: "fuzz",
  env: { LOGIN_SENDS_PER_ADDRESS: "1000" },
  attacks: [
    {
      name: `${requests.toLocaleString("en")} requests thrown together: addresses, headers, cookies, bodies`,
      heldBy: "tests/api/attack.spec.ts",
      run: (target) => throwRequests(target, { seed: 20_260_321, requests }),
    },
  ],
};
