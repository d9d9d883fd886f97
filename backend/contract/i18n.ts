import { z } from "@hono/zod-openapi";
import { languageCodes } from "./languages";

/** The languages that the wire knows; the site defaults name the ones in use. */
export const languageCode = z.enum(languageCodes);

/** The languages of the named texts that aren't said in the asked one, as they have nothing in it (docs/decisions/0191). */
export const saidInOf = <Name extends string>(names: readonly [Name, ...Name[]]) =>
  z.partialRecord(z.enum(names), languageCode).optional();
