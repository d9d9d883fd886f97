import { z } from "zod";
import { slugText } from "#backend/contract/faqs";

export const voteSchema = z.object({
  faq: z.uuid(),
  slug: slugText,
  helpful: z.enum(["yes", "no"]),
});
