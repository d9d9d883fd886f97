/**
 * A program of its own: makes the database in the folder that its argument names, then ends. Making it
 * takes about half a gigabyte, which a process gives back only by ending.
 */
import { openPglite } from "./pglite";

const folder = process.argv[2];
if (!folder) throw new Error("initdb needs a folder");
const db = await openPglite(folder);
await db.close();
process.exit(0);
