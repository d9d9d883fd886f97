import { openDatabase } from "./backend/db/database";
import { migrateDatabase } from "./backend/db/migrate";
import { seedScale } from "./backend/db/seed/scale/seed-scale";
const run = async () => {
const address = { kind: "server", url: process.env.U! } as const;
await migrateDatabase(address);
const db = openDatabase(address, { max: 2, statementTimeoutMs: 0 });
const t = performance.now();
console.log(await seedScale(db, { products: Number(process.env.N) }), (performance.now()-t)/1000, "s");
await db.close(); };
run();
