import type { AttributeRecord } from "./attributes";
import type { BrandRecord } from "./brands";
import type { CategoryRecord } from "./categories";
import type { DepartmentRecord } from "./departments";

/** What records refer to by slug or code, as it will be when the import is done. */
export interface ImportContext {
  departments: Map<string, DepartmentRecord>;
  categories: Map<string, CategoryRecord>;
  brands: Map<string, BrandRecord>;
  attributes: Map<string, AttributeRecord>;
}
