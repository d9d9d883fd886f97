/** Imported before all else by whatever runs from the sources: `backend/contract/languages` reads what this writes down. */
import { namedLanguages } from "./languages.js";

const named = namedLanguages(process.env);
if (named) process.env.LANGUAGES = named;
