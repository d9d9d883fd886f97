import { useTranslation } from "react-i18next";
import { AddressForm } from "~/features/address/address-form";
import type { AddressFormView } from "~/features/address/address-form-view.server";
import { standingOf } from "~/features/address/read-offline-address";
import { useOfflineAddress } from "~/features/address/use-offline-address.enhanced";
import type { FormResult } from "~/forms/submission";
import { usePageLanguage } from "~/i18n/use-page-language";
import { Link } from "~/ui/link/link";
import { NextBar } from "../next-bar";
import { stepPath } from "../steps";

interface WriteAddressProps {
  view: AddressFormView;
  hasSaved: boolean;
  result?: FormResult;
}

/** A new address for this order, or another text of a saved one. */
export function WriteAddress({ view, hasSaved, result }: WriteAddressProps) {
  const { t } = useTranslation();
  useOfflineAddress(standingOf(view));
  const path = stepPath(usePageLanguage(), "address");
  const title = t(view.id ? "checkout.address_edit_title" : "checkout.address_new_title");
  const query: Record<string, string> = view.id ? { edit: view.id } : { new: "1" };
  return (
    <>
      <h1>{hasSaved ? title : t("checkout.address_title")}</h1>
      {hasSaved && (
        <Link className="link" to={path}>
          {t("checkout.address_back")}
        </Link>
      )}
      <AddressForm {...{ view, title, path, query, result }}>
        <NextBar label={t("checkout.address_save")} intent="address.save" />
        {view.id && (
          <button type="submit" className="checkout-remove" name="intent" value="address.remove">
            {t("address.remove")}
          </button>
        )}
      </AddressForm>
    </>
  );
}
