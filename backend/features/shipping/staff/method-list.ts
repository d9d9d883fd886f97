import type { CrudItem } from "../../../contract/crud";
import type { LanguageCode } from "../../../contract/languages";
import { maxMethodCode, maxMethodName, maxShippingDays } from "../../../contract/shipping-methods";
import { shippingMethods } from "../../../db/tables/checkouts";
import type { CrudColumn, CrudList } from "../../crud/crud-list";
import { valuesIn } from "../../crud/relation";
import { countryRelation, readStateRows, type StateRow, stateRelation } from "./place-relations";
import {
  statesWriter,
  writeCountries,
  writeDaysFrom,
  writeDaysTo,
  writePrice,
  zoneExpressions,
} from "./zones";

/** The ways to send as the back-office's table shows and changes them, places by their names in a language. */
export async function methodListIn(lang: LanguageCode): Promise<CrudList> {
  const states = await readStateRows(lang);
  return {
    table: shippingMethods,
    id: "id",
    version: "version",
    unique: "code",
    maxRows: 100,
    validate: (item, before) => validateMethod(item, before, states),
    columns: {
      ...named,
      ...(await placeColumns(lang, states)),
      ...times,
      ...prices,
      ...used,
    },
  };
}

const named = {
  name: {
    field: "name",
    text: "methods.name",
    type: "texts",
    required: true,
    searchable: true,
    max: maxMethodName,
    priority: 1,
  },
  code: {
    field: "code",
    text: "methods.code",
    hint: "methods.code_hint",
    type: "text",
    required: true,
    searchable: true,
    sortable: true,
    addOnly: true,
    max: maxMethodCode,
    normalize: (text: string) => text.toLowerCase(),
    tableShow: false,
    priority: 2,
  },
} satisfies Record<string, CrudColumn>;

/** First of what is written into the zones: the others are written into those that it makes. */
async function placeColumns(lang: LanguageCode, states: readonly StateRow[]) {
  return {
    countries: {
      field: "zones",
      expression: zoneExpressions.countries,
      write: writeCountries,
      text: "methods.countries",
      hint: "methods.countries_hint",
      type: "relations",
      required: true,
      relation: await countryRelation(lang, { hasRest: true }),
      priority: 3,
    },
    states: {
      field: "zones",
      expression: zoneExpressions.states,
      write: statesWriter(states),
      text: "methods.states",
      hint: "methods.states_hint",
      type: "relations",
      relation: stateRelation(states),
      tableShow: false,
      priority: 4,
    },
    cod: {
      field: "codAllowed",
      write: (_, value) => value ?? [],
      text: "methods.cod",
      hint: "methods.cod_hint",
      type: "relations",
      relation: await countryRelation(lang, { hasRest: false }),
      tableShow: false,
      priority: 9,
    },
  } satisfies Record<string, CrudColumn>;
}

const times = {
  days_from: {
    field: "zones",
    expression: zoneExpressions.daysFrom,
    write: writeDaysFrom,
    text: "methods.days_from",
    hint: "methods.own_hint",
    type: "number",
    format: "number",
    max: maxShippingDays,
    priority: 5,
  },
  days_to: {
    field: "zones",
    expression: zoneExpressions.daysTo,
    write: writeDaysTo,
    text: "methods.days_to",
    type: "number",
    format: "number",
    max: maxShippingDays,
    priority: 6,
  },
} satisfies Record<string, CrudColumn>;

/** What it costs is for those of the staff who decide on prices. */
const permission = "prices.write";

const prices = {
  price: {
    field: "zones",
    expression: zoneExpressions.price,
    write: writePrice,
    text: "methods.price",
    hint: "methods.own_hint",
    type: "money",
    min: 0,
    permission,
    priority: 7,
  },
  free_from: {
    field: "freeFrom",
    text: "methods.free_from",
    type: "money",
    permission,
    tableShow: false,
    priority: 8,
  },
} satisfies Record<string, CrudColumn>;

const used = {
  active: {
    field: "active",
    text: "methods.active",
    type: "boolean",
    format: "yes_no",
    priority: 10,
  },
  sort: {
    field: "sort",
    text: "methods.sort",
    hint: "methods.sort_hint",
    type: "number",
    format: "number",
    required: true,
    sortable: true,
    max: 1000,
    priority: 11,
  },
  uniform: {
    field: "zones",
    expression: zoneExpressions.isUniform,
    text: "methods.uniform",
    type: "boolean",
    format: "yes_no",
    formInput: false,
    tableShow: false,
    priority: 12,
  },
  split: {
    field: "zones",
    expression: zoneExpressions.split,
    text: "methods.split",
    type: "choices",
    formInput: false,
    tableShow: false,
  },
} satisfies Record<string, CrudColumn>;

/**
 * It has a price, comes after it was sent, and to states of its countries alone. Where its zones had prices or times of their own it may go
 * without: they stay.
 */
function validateMethod(
  item: CrudItem,
  before: CrudItem | undefined,
  states: readonly StateRow[],
): Record<string, string[]> {
  const { code, countries, price } = item;
  const errors: Record<string, string[]> = validateDays(item, before);
  if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(String(code))) errors.code = ["methods.bad_code"];
  const isPriced = isSaid(price) || (before && !isSaid(before.price));
  if (!isPriced) errors.price = ["methods.no_price"];
  const reached = valuesIn(countries);
  const chosen = states.filter(({ id }) => valuesIn(item.states).includes(id));
  if (chosen.some(({ iso2 }) => !reached.includes(iso2))) errors.states = ["methods.strange_state"];
  else if (before && changesSplit(item, before, states)) errors.states = ["methods.split_country"];
  const known = before ? valuesIn(before.countries) : reached;
  const isAdded = reached.some((iso2) => !known.includes(iso2));
  if (isAdded && !(isSaid(price) && isSaid(item.days_to))) {
    errors.countries = ["methods.zones_differ"];
  }
  return errors;
}

const isSaid = (value: CrudItem[string] | undefined) =>
  value != null && (typeof value !== "object" || Object.keys(value).length > 0);

function validateDays({ days_from, days_to }: CrudItem, before: CrudItem | undefined) {
  const errors: Record<string, string[]> = {};
  const mayLack = before && !isSaid(before.days_to) && !isSaid(days_from) && !isSaid(days_to);
  if (mayLack) return errors;
  if (!isSaid(days_from)) errors.days_from = ["required_error"];
  if (!isSaid(days_to)) errors.days_to = ["required_error"];
  else if (Number(days_from) > Number(days_to)) errors.days_to = ["methods.ends_first"];
  return errors;
}

/** Whether states are chosen anew of a country that has several zones: nothing says which of them they are of. */
function changesSplit(item: CrudItem, before: CrudItem, states: readonly StateRow[]): boolean {
  const left = valuesIn(before.split).filter((iso2) => valuesIn(item.countries).includes(iso2));
  const of = ({ states: chosen }: CrudItem) =>
    states.filter(({ id, iso2 }) => left.includes(iso2) && valuesIn(chosen).includes(id));
  return (
    of(item).length !== of(before).length || of(item).some((one, at) => one !== of(before)[at])
  );
}
