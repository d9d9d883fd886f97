import { type ReservedListing, reservedListings } from "../../../contract/catalog";
import { ApiError } from "../../../http/errors";
import { type Category, type Department, pathOf, type Reference } from "../index/build-reference";
import { termOf } from "../index/terms";

/** Where in the shop a listing stands. */
export interface ListingScope {
  /** A reserved listing word in the department's place (decisions 4). */
  word: ReservedListing | null;
  department: Department | null;
  /** The category and its ancestors, from the top. */
  path: Category[];
  terms: number[];
}

/**
 * Reads department and category. A category decides its department, whatever the address says: the
 * answer names the true one. Unknown ones are `error.not_found`.
 */
export function findScope(
  reference: Reference,
  departmentSlug: string,
  categorySlug: string | null,
): ListingScope {
  const word = reservedListings.find((reserved) => reserved === departmentSlug) ?? null;
  const named = word ? null : known(reference.departmentBySlug.get(departmentSlug));
  if (!categorySlug || categorySlug === "all") {
    return {
      word,
      department: named,
      path: [],
      terms: named ? [termOf("department", named.id)] : [],
    };
  }
  const category = known(reference.categoryBySlug.get(categorySlug));
  return {
    word,
    department: reference.departmentById.get(category.departmentId) ?? null,
    path: pathOf(reference, category),
    terms: [termOf("category", category.id)],
  };
}

function known<T>(found: T | undefined): T {
  if (found === undefined) throw new ApiError("error.not_found");
  return found;
}
