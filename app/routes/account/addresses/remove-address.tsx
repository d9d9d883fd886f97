import { useTranslation } from "react-i18next";
import { AddressLines } from "~/features/address/address-lines";
import {
  useLeaveOnceKept,
  useOfflineAddress,
} from "~/features/address/use-offline-address.enhanced";
import { addressesPath } from "~/sitemap/account-paths";
import { ConfirmForm } from "~/ui/confirm/confirm-form";
import type { AddressesView } from "./load-addresses.server";

interface RemoveAddressProps {
  removal: NonNullable<AddressesView["removal"]>;
  /** What is wrong with the number that was sent. */
  error?: string;
}

/** The question before an address goes; the number that is printed must be typed (R-CONFIRM-02). */
export function RemoveAddress({ removal: { address, code }, error }: RemoveAddressProps) {
  const { t } = useTranslation();
  useOfflineAddress(address, address.name);
  useLeaveOnceKept();
  return (
    <section className="account-card">
      <ConfirmForm
        // A number that was refused is asked for no more: another one is printed.
        key={code.seal}
        text={
          <>
            <p className="address-lines">
              <AddressLines address={address} />
            </p>
            <p>{t("addresses.remove_text")}</p>
          </>
        }
        labels={{ accept: t("addresses.remove_accept"), cancel: t("addresses.cancel") }}
        action={`${addressesPath}?remove=${address.id}`}
        fields={{ intent: "address.remove", id: address.id }}
        code={{ ...code, error }}
        cancel={addressesPath}
      />
    </section>
  );
}
