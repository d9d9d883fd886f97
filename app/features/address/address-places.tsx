import { useNavigation, useSubmit } from "@remix-run/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useHydrated } from "~/client/boot/use-hydrated";
import { PlaceSelects } from "~/ui/address/place-selects";
import type { AddressFormView } from "./address-form-view.server";

interface AddressPlacesProps {
  view: AddressFormView;
  /** The page's, without a query. */
  path: string;
  /** What the page's address says besides the place. */
  query: Record<string, string>;
  /** The city where it is typed. */
  children: ReactNode;
}

/**
 * The place of an address: its lists come by a button, and where scripts run as soon as one is chosen. The
 * choice alone is part of the address.
 */
export function AddressPlaces({ view, path, query, children }: AddressPlacesProps) {
  const { t } = useTranslation();
  const isHydrated = useHydrated();
  const { state, formMethod } = useNavigation();
  const submit = useSubmit();
  const choose = (chosen: [string, string][]) => {
    const search = new URLSearchParams([...Object.entries(query), ...chosen]);
    submit(search, { action: path, method: "get", replace: true, preventScrollReset: true });
  };
  return (
    <PlaceSelects
      legend={t("address.place")}
      places={view.places}
      none={t("address.choose")}
      isBusy={state === "loading" && formMethod === "GET"}
      choose={choose}
    >
      {children}
      {Object.entries(query).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {!isHydrated && (
        <button type="submit" className="button button-quiet" name="intent" value="address.place">
          {t("address.change_place")}
        </button>
      )}
    </PlaceSelects>
  );
}
