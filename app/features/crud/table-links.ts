import type { LinksFunction } from "@remix-run/node";
import deskStyles from "~/features/desk/desk.css?url";
import fieldStyles from "~/styles/fields.css?url";
import formStyles from "~/styles/forms.css?url";
import tableStyles from "~/ui/crud-table/tables.css?url";
import dateStyles from "~/ui/date-input/date-input.css?url";
import relatedStyles from "~/ui/related-field/related-field.css?url";

/** The styles of a page of the staff's that is a table with its forms. */
export const tableLinks: LinksFunction = () =>
  [formStyles, fieldStyles, deskStyles, tableStyles, dateStyles, relatedStyles].map((href) => ({
    rel: "stylesheet",
    href,
  }));
