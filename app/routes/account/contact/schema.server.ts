import { z } from "zod";
import { contactSchemas } from "~/features/profile/contact-schema.server";

/** The buttons of the page for phone and e-mail. */
export const contactSchema = z.discriminatedUnion("intent", [...contactSchemas]);
