import { z } from "zod";

export const voteSchema = z.object({
  faq: z.uuid(),
  slug: z.string().regex(/^[a-z0-9-]{1,60}$/),
  helpful: z.enum(["yes", "no"]),
});
