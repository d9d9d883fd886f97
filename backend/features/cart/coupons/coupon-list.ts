import { couponKinds, maxCouponCode } from "../../../contract/coupons";
import type { CrudItem } from "../../../contract/crud";
import type { LanguageCode } from "../../../contract/languages";
import type { Query } from "../../../db/database";
import { coupons } from "../../../db/tables/carts";
import { departments } from "../../../db/tables/taxonomy";
import { categoryRelation } from "../../catalog/categories/category-relation";
import type { CrudColumn, CrudList } from "../../crud/crud-list";
import { nameIn } from "../../languages/language";
import { customerRelation } from "../../users/customer-relation";
import { countUses } from "./count-uses";
import { couponCode } from "./find-coupon";

interface Reader {
  lang: LanguageCode;
  /** Whether they may see who the shop's customers are: who may not neither sees nor changes whom a coupon is for. */
  knowsCustomers: boolean;
}

/** The coupons as the back-office's table shows and changes them, departments and categories by their names in a language. */
export async function couponListIn(q: Query, { lang, knowsCustomers }: Reader): Promise<CrudList> {
  const rows = await q
    .select({ slug: departments.slug, name: departments.name })
    .from(departments)
    .orderBy(departments.sort, departments.id);
  const choices = rows.map(({ slug, name }) => ({
    value: slug,
    text: nameIn(name, lang, slug).name,
    isName: true,
  }));
  return {
    table: coupons,
    id: "id",
    version: "version",
    unique: "code",
    maxRows: 5_000,
    validate: validateCouponRow,
    columns: {
      ...identity,
      ...gift,
      ...bounds,
      departments: { ...inDepartments, choices },
      categories: { ...inCategories, relation: categoryRelation(lang) },
      ...(knowsCustomers && { customers: { ...ofCustomers, relation: customerRelation(lang) } }),
    },
  };
}

/** What a coupon takes off is for those of the staff who decide on prices. */
const permission = "prices.write";

const identity = {
  code: {
    field: "code",
    text: "coupons.code",
    type: "text",
    sortable: true,
    searchable: true,
    required: true,
    max: maxCouponCode,
    addOnly: true,
    normalize: couponCode,
    priority: 1,
  },
  active: {
    field: "active",
    text: "coupons.active",
    type: "boolean",
    format: "yes_no",
    priority: 8,
  },
} satisfies Record<string, CrudColumn>;

const gift = {
  kind: {
    field: "kind",
    text: "coupons.kind",
    type: "choice",
    required: true,
    choices: couponKinds.map((value) => ({ value, text: `coupons.kind_${value}` })),
    permission,
    priority: 2,
  },
  percent: {
    field: "percent",
    text: "coupons.percent",
    type: "number",
    sortable: true,
    min: 1,
    max: 100,
    when: { column: "kind", is: "percent" },
    permission,
    priority: 3,
  },
  amount: {
    field: "amount",
    text: "coupons.amount",
    type: "money",
    when: { column: "kind", is: "amount" },
    permission,
    priority: 4,
  },
  max_discount: {
    field: "maxDiscount",
    text: "coupons.max_discount",
    type: "money",
    tableShow: false,
    when: { column: "kind", is: "percent" },
    permission,
    priority: 9,
  },
  min_total: {
    field: "minTotal",
    text: "coupons.min_total",
    type: "money",
    tableShow: false,
    permission,
    priority: 5,
  },
} satisfies Record<string, CrudColumn>;

const inDepartments = {
  field: "scope",
  part: "genera",
  text: "coupons.departments",
  type: "choices",
  tableShow: false,
  priority: 6,
} satisfies CrudColumn;

const inCategories = {
  field: "scope",
  part: "categories",
  text: "coupons.categories",
  hint: "coupons.categories_hint",
  type: "relations",
  tableShow: false,
  priority: 6,
} satisfies CrudColumn;

const ofCustomers = {
  field: "scope",
  part: "users",
  text: "coupons.customers",
  hint: "coupons.customers_hint",
  type: "relations",
  tableShow: false,
  priority: 6,
} satisfies CrudColumn;

const bounds = {
  starts_at: {
    field: "startsAt",
    text: "coupons.starts_at",
    type: "moment",
    sortable: true,
    tableShow: false,
    priority: 10,
  },
  ends_at: {
    field: "endsAt",
    text: "coupons.ends_at",
    type: "moment",
    sortable: true,
    priority: 7,
  },
  usage_limit: {
    field: "usageLimit",
    text: "coupons.usage_limit",
    type: "number",
    min: 1,
    permission,
    tableShow: false,
    priority: 11,
  },
  per_user: {
    field: "perUser",
    text: "coupons.per_user",
    type: "number",
    min: 1,
    permission,
    tableShow: false,
    priority: 12,
  },
  uses: {
    field: "id",
    expression: countUses(),
    text: "coupons.uses",
    type: "number",
    format: "number",
    formInput: false,
    priority: 13,
  },
} satisfies Record<string, CrudColumn>;

/** What a coupon gives is said once and whole, its code is one that can be typed, and it ends after it starts. */
function validateCouponRow(item: CrudItem): Record<string, string[]> {
  const { code, kind, percent, amount, max_discount, starts_at, ends_at } = item;
  const errors: Record<string, string[]> = {};
  if (!/^[\p{L}\p{N}_-]+$/u.test(String(code))) errors.code = ["coupons.bad_code"];
  if (kind === "percent" && percent == null) errors.percent = ["required_error"];
  if (kind !== "percent" && percent != null) errors.percent = ["coupons.other_kind"];
  if (kind === "amount" && amount == null) errors.amount = ["coupons.no_amount"];
  if (kind !== "amount" && amount != null) errors.amount = ["coupons.other_kind"];
  if (kind !== "percent" && max_discount != null) errors.max_discount = ["coupons.other_kind"];
  if (starts_at && ends_at && String(ends_at) <= String(starts_at)) {
    errors.ends_at = ["coupons.ends_first"];
  }
  return errors;
}
