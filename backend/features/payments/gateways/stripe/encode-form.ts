type FormValue = string | number | FormValue[] | { [name: string]: FormValue | undefined };

/** A body as Stripe takes it: names of inner fields in brackets; undefined ones are left out. */
export function encodeForm(fields: { [name: string]: FormValue | undefined }): string {
  const pairs = Object.entries(fields).flatMap(([name, value]) => pairsOf(name, value));
  return new URLSearchParams(pairs).toString();
}

function pairsOf(name: string, value: FormValue | undefined): [string, string][] {
  if (value === undefined) return [];
  if (typeof value !== "object") return [[name, String(value)]];
  return Object.entries(value).flatMap(([inner, one]) => pairsOf(`${name}[${inner}]`, one));
}
