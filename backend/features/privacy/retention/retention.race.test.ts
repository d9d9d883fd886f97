import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { openDatabase } from "#backend/db/database";
import { carts } from "#backend/db/tables/carts";
import { provideTestBackend } from "../../../../tests/support/backend";
import { retentionJob } from "./retention-job";

const backend = provideTestBackend();

// The embedded database has one connection: nobody else can hold a row of it.
it.runIf(process.env.TEST_DATABASE_URL)(
  "a cart that its visitor is changing just now stays, and nobody waits for nobody",
  async () => {
    const { shop, clock } = backend();
    const expiresAt = new Date(clock.now().getTime() - 1000);
    const rows = await shop.database.run((q) =>
      q
        .insert(carts)
        .values(["a", "b"].map((guestTokenHash) => ({ guestTokenHash, expiresAt })))
        .returning(),
    );
    const held = rows[0]?.id ?? "";
    const visitor = openDatabase(shop.address, { max: 1 });
    let changed = () => {};
    const change = new Promise<void>((done) => {
      changed = done;
    });
    let locked = () => {};
    const isLocked = new Promise<void>((done) => {
      locked = done;
    });
    const changing = visitor.transaction(async (q) => {
      await q.select().from(carts).where(eq(carts.id, held)).for("update");
      locked();
      await change;
    });
    await isLocked;
    await retentionJob(backend().backend.services).run();
    changed();
    await changing;
    await visitor.close();
    const left = await shop.database.run((q) => q.select({ id: carts.id }).from(carts));
    expect(left).toEqual([{ id: held }]);
  },
);
