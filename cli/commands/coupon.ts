import { parseArgs } from "node:util";
import { listCoupons } from "#backend/features/cart/coupons/list-coupons";
import { removeCoupon } from "#backend/features/cart/coupons/remove-coupon";
import { saveCoupon, UnknownPlace } from "#backend/features/cart/coupons/save-coupon";
import { type Command, everywhere, Refusal, type Terminal } from "../command";
import { couponLine } from "../coupon-line";
import { couponOptions, readCode, readCoupon } from "../read-coupon";
import { withDatabase } from "../with-database";

const options = { ...everywhere, ...couponOptions } as const;

/** `shop coupon`: lists the coupons, makes one (or makes it anew), or takes one out. */
export const couponCommand: Command = async (args, terminal) => {
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
  const [what = "list", code, ...more] = positionals;
  if (more.length > 0) throw new Refusal(terminal.say("coupon.one"));
  if (what === "list") await tellCoupons(terminal);
  else if (what === "remove") await remove(readCode(code, terminal), terminal);
  else if (what === "add") await add(readCode(code, terminal), values, terminal);
  else throw new Refusal(terminal.say("coupon.unknown", { name: what }));
  return 0;
};

async function add(
  code: string,
  values: Parameters<typeof readCoupon>[1],
  terminal: Terminal,
): Promise<void> {
  const coupon = readCoupon(code, values, terminal);
  await withDatabase(terminal, (database) =>
    saveCoupon(database, coupon).catch((error: unknown) => {
      if (!(error instanceof UnknownPlace)) throw error;
      throw new Refusal(terminal.say("coupon.bad.place", { value: error.slug }));
    }),
  );
  await tellCoupons(terminal);
}

async function remove(code: string, terminal: Terminal): Promise<void> {
  const { say, tell } = terminal;
  const isGone = await withDatabase(terminal, (database) => removeCoupon(database, code));
  if (!isGone) throw new Refusal(say("coupon.none", { code }));
  tell(say("coupon.removed", { code }));
}

async function tellCoupons(terminal: Terminal): Promise<void> {
  const { say, tell } = terminal;
  const all = await withDatabase(terminal, listCoupons);
  if (all.length === 0) tell(say("coupon.nothing"));
  for (const coupon of all) tell(couponLine(coupon, say));
}
