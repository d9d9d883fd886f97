import { actWithPicture } from "~/features/crud/act-with-picture.server";
import { staffTables } from "~/features/crud/staff-tables.server";

/** Adds, changes and removes brands; a picture that is handed in goes into the library first. */
export const action = actWithPicture("picture", staffTables.brands);
