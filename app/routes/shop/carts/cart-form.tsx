import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import { usePageLanguage } from "~/i18n/use-page-language";
import { cartsPath } from "~/sitemap/paths";

interface CartFormProps {
  /** The line that it is about. */
  variant?: string;
  look?: string;
  /** By which buttons elsewhere belong to it; it shows nothing of its own then. */
  id?: string;
  children: ReactNode;
}

/** A form of the cart: it posts to the cart's page, which comes back changed, at the same place where scripts run. */
export function CartForm({ variant, look, id, children }: CartFormProps) {
  const lang = usePageLanguage();
  return (
    <Form
      id={id}
      hidden={id !== undefined}
      method="post"
      action={cartsPath(lang)}
      className={look}
      replace
      preventScrollReset
    >
      {variant && <input type="hidden" name="variant" value={variant} />}
      {children}
    </Form>
  );
}
