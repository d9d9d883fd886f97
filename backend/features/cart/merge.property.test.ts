import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { beforeAll, expect, it } from "vitest";
import { provideTestBackend } from "../../../tests/support/backend";
import { logIn } from "../../../tests/support/log-in";
import { ApiShopper, findVariants, merger, setStock } from "./cart.fixture";

const backend = provideTestBackend();
const max = 10;
let things: string[];

beforeAll(async () => {
  things = await findVariants(backend(), 3);
  for (const id of things) await setStock(backend(), id, { stock: max, maxQty: max });
});

/** A change, of a variant by its place among the things. */
interface Op {
  op_id: string;
  type: "add" | "set" | "remove";
  thing: number;
  qty: number;
}

const op = (types: readonly Op["type"][]): fc.Arbitrary<Op> =>
  fc.record({
    op_id: fc.noShrink(fc.nat().map(() => randomUUID())),
    type: fc.constantFrom(...types),
    thing: fc.integer({ min: 0, max: 2 }),
    qty: fc.integer({ min: 1, max: 4 }),
  });

/** A device sends a part of its log, whose answer may get lost. */
const send = fc.record({
  kind: fc.constant("send" as const),
  device: fc.constantFrom(0 as const, 1 as const),
  from: fc.integer({ min: 0, max: 5 }),
  length: fc.integer({ min: 1, max: 6 }),
  lost: fc.boolean(),
});
const login = fc.constant({ kind: "login" as const });

const wire = ({ op_id, type, thing, qty }: Op) => {
  const variant_id = things[thing];
  return type === "remove" ? { op_id, type, variant_id } : { op_id, type, variant_id, qty };
};

/** What a cart must come to, written down without the shop's own verbs. */
class Ledger {
  readonly counts = [0, 0, 0];
  readonly done = new Set<string>();

  play(ops: readonly Op[]): void {
    for (const { op_id, type, thing, qty } of ops) {
      if (this.done.has(op_id)) continue;
      this.done.add(op_id);
      const now = this.counts[thing] ?? 0;
      const next = type === "add" ? now + qty : type === "set" ? qty : 0;
      this.counts[thing] = Math.min(max, next);
    }
  }

  get isEmpty(): boolean {
    return this.counts.every((count) => count === 0);
  }

  merge(guest: Ledger): void {
    for (const [thing, count] of guest.counts.entries()) {
      this.counts[thing] = Math.max(this.counts[thing] ?? 0, count);
    }
    for (const id of guest.done) this.done.add(id);
  }
}

const countsOf = async (shopper: ApiShopper) => {
  const counts = await shopper.counts();
  return things.map((id) => counts[id] ?? 0);
};

async function newUser() {
  const { userId, token } = await logIn(backend());
  return { userId, shopper: () => new ApiShopper(backend(), token) };
}

it("decisions 10, 11: two devices of a user, any interleaving and repetition: every addition counts once", async () => {
  const logs = fc.tuple(
    fc.array(op(["add"]), { minLength: 1, maxLength: 4 }),
    fc.array(op(["add"]), { minLength: 1, maxLength: 4 }),
  );
  await fc.assert(
    fc.asyncProperty(logs, fc.array(send, { maxLength: 6 }), async (log, events) => {
      const user = await newUser();
      const devices = [user.shopper(), user.shopper()] as const;
      for (const { device, from, length } of events) {
        const part = log[device].slice(from, from + length);
        if (part.length > 0) await devices[device].change(...part.map(wire));
      }
      for (const device of [0, 1] as const) await devices[device].change(...log[device].map(wire));
      const sums = [0, 0, 0];
      for (const { thing, qty } of log.flat()) sums[thing] = (sums[thing] ?? 0) + qty;
      expect(await countsOf(devices[0])).toEqual(sums.map((sum) => Math.min(max, sum)));
    }),
    { numRuns: 15 },
  );
}, 300_000);

/** A phone that is a visitor's until it logs in, another device of the user's, and what both must come to. */
class Household {
  readonly visitor = new ApiShopper(backend());
  readonly merge = merger(backend());
  own = new Ledger();
  guest = new Ledger();
  phone = this.visitor;

  constructor(
    readonly userId: string,
    readonly logs: readonly [Op[], Op[]],
    readonly user: () => ApiShopper,
    readonly other = user(),
  ) {}

  async login(): Promise<void> {
    await this.merge(this.userId, this.visitor);
    this.own.merge(this.guest);
    this.guest = new Ledger();
    this.phone = this.user();
  }

  async send(device: 0 | 1, part: readonly Op[], lost = false): Promise<void> {
    if (part.length === 0) return;
    const shopper = device === 0 ? this.phone : this.other;
    const isNew = shopper === this.visitor && shopper.cart === null;
    await shopper.change(...part.map(wire));
    (shopper === this.visitor ? this.guest : this.own).play(part);
    if (!isNew) return;
    // Without its answer a visitor's new cart can't be found again; and with nothing to put into it none
    // comes to be: it is as if those changes had never been sent.
    if (lost) shopper.cart = null;
    if (lost || this.guest.isEmpty) this.guest = new Ledger();
  }

  async sendAll(): Promise<void> {
    await this.send(0, this.logs[0]);
    await this.send(1, this.logs[1]);
  }
}

it("decisions 10, 11: a visitor's log and a user's, with logins at any moment: nothing lost, nothing doubled", async () => {
  const log = fc.array(op(["add", "set", "remove"]), { minLength: 1, maxLength: 6 });
  const event = fc.oneof({ weight: 4, arbitrary: send }, { weight: 1, arbitrary: login });
  await fc.assert(
    fc.asyncProperty(
      fc.tuple(log, log),
      fc.array(event, { maxLength: 8 }),
      async (logs, events) => {
        const { userId, shopper } = await newUser();
        const home = new Household(userId, logs, shopper);
        for (const happening of events) {
          if (happening.kind === "login") await home.login();
          else {
            const { device, from, length, lost } = happening;
            await home.send(device, logs[device].slice(from, from + length), lost);
          }
        }
        await home.login();
        await home.sendAll();
        expect(await countsOf(home.other)).toEqual(home.own.counts);
        await home.login();
        await home.sendAll();
        expect(await countsOf(home.phone)).toEqual(home.own.counts);
      },
    ),
    { numRuns: 25 },
  );
}, 300_000);
