import { z } from "@hono/zod-openapi";
import { languageCodes } from "./languages";

/** The languages that the wire knows; the site defaults name the ones in use. */
export const languageCode = z.enum(languageCodes);
