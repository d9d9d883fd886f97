import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { useRootData } from "~/features/chrome/root-data";
import { Icon } from "~/ui/icon/icon";

interface WishFormProps {
  path: string;
  product: number;
  variant: string | undefined;
}

/** The heart: onto the wish list, or off it where the product is there already. */
export function WishForm({ path, product, variant }: WishFormProps) {
  const { t } = useTranslation();
  const isWished = useRootData()?.lists.wishes?.includes(product) ?? false;
  return (
    <Form method="post" action={path} className="wish" replace preventScrollReset>
      {variant && <input type="hidden" name="variant" value={variant} />}
      <button
        type="submit"
        className="button button-quiet"
        name="intent"
        value={isWished ? "wish.remove" : "wish.add"}
        aria-pressed={isWished}
      >
        <Icon name="heart" />
        {t(isWished ? "product.on_wish_list" : "product.add_to_wish_list")}
      </button>
    </Form>
  );
}
