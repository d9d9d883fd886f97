import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import type { AddressCardView } from "~/features/address/address-card-view.server";
import { AddressLines } from "~/features/address/address-lines";
import { addressesPath } from "~/sitemap/account-paths";
import { Link } from "~/ui/link/link";

/** The saved addresses, the default one first, each with what can be done. */
export function AddressCards({ addresses }: { addresses: AddressCardView[] }) {
  return (
    <ul className="account-cards">
      {addresses.map((address) => (
        <AddressCard key={address.id} address={address} />
      ))}
    </ul>
  );
}

function AddressCard({ address }: { address: AddressCardView }) {
  const { t } = useTranslation();
  const { id, name, isDefault } = address;
  return (
    <li className="account-card address-card">
      <h2>
        <bdi>{name}</bdi> {isDefault && <span className="tag">{t("address.default")}</span>}
      </h2>
      <p className="address-lines">
        <AddressLines address={address} />
      </p>
      <div className="account-card-foot">
        <Link
          className="link"
          to={`${addressesPath}?edit=${id}`}
          aria-label={t("address.edit_of", { address: name })}
        >
          {t("address.edit")}
        </Link>{" "}
        {!isDefault && (
          <Form method="post" action={addressesPath} preventScrollReset>
            <input type="hidden" name="id" value={id} />
            <button
              type="submit"
              className="link"
              name="intent"
              value="address.default"
              aria-label={t("addresses.make_default_of", { address: name })}
            >
              {t("addresses.make_default")}
            </button>
          </Form>
        )}
        <Link
          className="link"
          to={`${addressesPath}?remove=${id}`}
          aria-label={t("addresses.remove_of", { address: name })}
        >
          {t("addresses.remove")}
        </Link>
      </div>
    </li>
  );
}
