import { useTranslation } from "react-i18next";
import { useIsWished } from "~/client/storage/use-list-count";
import { useRootData } from "~/root-data";
import { Icon } from "~/ui/icon/icon";

/** The heart: onto the wish list, or off it where the product is there already. */
export function WishButton({ product }: { product: number }) {
  const { t } = useTranslation();
  const isWished = useIsWished(product, useRootData()?.lists.wishes);
  const name = t(isWished ? "product.on_wish_list" : "product.add_to_wish_list");
  return (
    <button
      type="submit"
      className="button button-quiet wish"
      name="intent"
      value={isWished ? "wish.remove" : "wish.add"}
      aria-pressed={isWished}
      aria-label={name}
      title={name}
    >
      <Icon name="heart" />
    </button>
  );
}
