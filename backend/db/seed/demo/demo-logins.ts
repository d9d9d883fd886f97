/**
 * Who can log in to the demo. Their words are no secret: in a demo anybody can read every code in the outbox.
 * The addresses can be nobody's, and a shop without DEMO closes these accounts (seed-demo-logins.ts).
 */
export const demoLogins = [
  {
    name: "Demo shopper",
    email: "shopper@timcheh.example",
    phone: "+12125550100",
    password: "shopper-demo",
    permissions: [],
  },
  {
    name: "Demo owner",
    email: "owner@timcheh.example",
    phone: "+12125550101",
    password: "owner-demo",
    permissions: ["*"],
  },
] as const;
