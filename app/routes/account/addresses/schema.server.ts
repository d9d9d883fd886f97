import { z } from "zod";
import { message } from "~/forms/schema.server";

const unclear = message("error.bad_request");
const id = z.string(unclear).max(64, unclear);

/** The buttons of the addresses' page. Its form goes to the backend as it was typed: it says of all of it what is wrong. */
export const addressesSchema = z.discriminatedUnion("intent", [
  z.object({ intent: z.enum(["address.place", "address.save"]) }),
  z.object({ intent: z.literal("address.default"), id }),
  z.object({ intent: z.literal("address.remove"), id }),
]);
