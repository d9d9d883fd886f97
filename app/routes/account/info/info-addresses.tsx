import { useTranslation } from "react-i18next";
import type { AddressCardView } from "~/features/address/address-card-view.server";
import { AddressLines } from "~/features/address/address-lines";
import { addressesPath } from "~/sitemap/account-paths";
import { Link } from "~/ui/link/link";

/** The saved addresses, the default one marked. */
export function InfoAddresses({ addresses }: { addresses: AddressCardView[] }) {
  const { t } = useTranslation();
  if (addresses.length === 0) {
    return (
      <p className="account-empty">
        {t("addresses.empty")}{" "}
        <Link className="link" to={`${addressesPath}?new=1`}>
          {t("addresses.new")}
        </Link>
      </p>
    );
  }
  return (
    <ul className="account-rows">
      {addresses.map((address) => (
        <li key={address.id}>
          <div className="address-lines">
            <b>
              <bdi>{address.name}</bdi>{" "}
              {address.isDefault && <span className="tag">{t("address.default")}</span>}
            </b>{" "}
            <AddressLines address={address} />
          </div>
        </li>
      ))}
    </ul>
  );
}
