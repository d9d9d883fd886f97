/**
 * A program for the test of killed processes: opens the embedded database of the folder that its argument
 * names, writes rows without end and prints each one's number after the database has acknowledged it.
 */
import { writeSync } from "node:fs";
import { pino } from "pino";
import postgres from "postgres";
import { openEmbedded } from "./open-embedded";

const { address } = await openEmbedded(process.argv[2] ?? "", pino({ enabled: false }));
const sql = postgres({ path: address.socketPath, max: 1, fetch_types: false, onnotice: () => {} });
await sql`CREATE TABLE IF NOT EXISTS acknowledged (id int GENERATED ALWAYS AS IDENTITY, note text)`;
for (;;) {
  const note = "x".repeat(Math.floor(Math.random() * 4000));
  const [row] = await sql<{ id: number }[]>`
    INSERT INTO acknowledged (note) VALUES (${note}) RETURNING id`;
  writeSync(1, `${row?.id}\n`);
}
