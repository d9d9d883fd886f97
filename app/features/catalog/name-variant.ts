import type { RequestContext } from "~/request/context.server";

/**
 * A product's name with what the variant differs in, "Headphones (Blue, M)": what a message calls it, so that
 * nobody has to guess which one was meant.
 */
export function nameVariant(
  { t }: Pick<RequestContext, "t">,
  name: string,
  options: readonly string[],
): string {
  if (options.length === 0) return name;
  return t("product.variant", { name, options: options.join(t("list.comma")) });
}
