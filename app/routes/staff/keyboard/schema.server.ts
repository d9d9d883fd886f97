import { z } from "zod";

export const keysSchema = z.object({ keys: z.enum(["0", "1"]) });
