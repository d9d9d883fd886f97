import { addressParts } from "~/ui/address/address-value";

/** How the page's address says it should be: `?optional=1` asks for nothing, `?hide=zip_code` leaves a part out. */
export function readAsk(search: URLSearchParams) {
  const hidden = search.getAll("hide");
  return {
    shown: addressParts.filter((part) => !hidden.includes(part)),
    isRequired: !search.has("optional"),
  };
}

/** As fields that a form carries along. */
export function askFields(search: URLSearchParams): [name: string, value: string][] {
  return [...search].filter(([name]) => name === "hide" || name === "optional");
}
