import { useLocation } from "@remix-run/react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { AddressForm } from "~/features/address/address-form";
import type { AddressFormView } from "~/features/address/address-form-view.server";
import { standingOf } from "~/features/address/read-offline-address";
import {
  useLeaveOnceKept,
  useOfflineAddress,
} from "~/features/address/use-offline-address.enhanced";
import { UnsavedQuestion } from "~/features/forms/unsaved-question.enhanced";
import type { FormResult } from "~/forms/submission";
import { addressesPath } from "~/sitemap/account-paths";

interface WriteAddressProps {
  view: AddressFormView;
  title: string;
  result?: FormResult;
}

/** A new address, or another text of one. */
export function WriteAddress({ view, title, result }: WriteAddressProps) {
  const { t } = useTranslation();
  const { key } = useLocation();
  const [filledAt, setFilledAt] = useState<string>();
  useOfflineAddress(standingOf(view));
  const isWaiting = useLeaveOnceKept();
  const query: Record<string, string> = view.id ? { edit: view.id } : { new: "1" };
  return (
    <section className="account-card" onInput={() => setFilledAt(key)}>
      <AddressForm path={addressesPath} {...{ view, title, query, result }}>
        <div className="form-actions">
          <button type="submit" className="button" name="intent" value="address.save">
            {t("addresses.save")}
          </button>
        </div>
      </AddressForm>
      <UnsavedQuestion isUnsaved={filledAt === key && !isWaiting} />
    </section>
  );
}
