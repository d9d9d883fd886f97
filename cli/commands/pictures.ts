import { access, constants, stat } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { addPicture, PictureRefused } from "#backend/features/media/add-picture";
import { encodeHere } from "#backend/features/uploads/encode-in-turn";
import { openStorage } from "#backend/ports/storage/open-storage";
import { type Command, everywhere, Refusal, type Terminal } from "../command";
import { withDatabase } from "../with-database";

const options = { ...everywhere, sku: { type: "string" } } as const;

/** `shop pictures add FILE… [--sku SKU]`: photos for a product, or for sheets to name. */
export const picturesCommand: Command = async (args, terminal) => {
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
  const { say, tell } = terminal;
  const [what = "", ...files] = positionals;
  if (what !== "add") throw new Refusal(say("pictures.unknown", { name: what }));
  if (files.length === 0) throw new Refusal(say("pictures.no.file"));
  for (const file of files) await requireFile(file, terminal);
  await withDatabase(terminal, async (database, { dataDir, s3 }) => {
    const storage = await openStorage(join(dataDir, "uploads"), s3);
    const ports = { database, storage, encodePicture: encodeHere };
    for (const path of files) {
      const sku = values.sku ?? null;
      const name = await addPicture(ports, { path, sku }).catch((error: unknown) => {
        if (!(error instanceof PictureRefused)) throw error;
        throw new Refusal(say(`pictures.bad.${error.code}`, { file: path, sku: sku ?? "" }));
      });
      tell(
        say(sku === null ? "pictures.added" : "pictures.shown", {
          file: path,
          name,
          sku: sku ?? "",
        }),
      );
    }
  });
  return 0;
};

async function requireFile(file: string, { say }: Terminal): Promise<void> {
  try {
    await access(file, constants.R_OK);
    if ((await stat(file)).isFile()) return;
  } catch {
    throw new Refusal(say("no.such.file", { file }));
  }
  throw new Refusal(say("not.a.file", { file }));
}
