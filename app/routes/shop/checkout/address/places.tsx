import { useNavigation, useSubmit } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { useHydrated } from "~/client/boot/use-hydrated";
import { PlaceSelects } from "~/ui/address/place-selects";
import type { AddressFormView } from "./to-address-page.server";

interface PlacesProps {
  view: AddressFormView;
  path: string;
  /** The rest of the form is there: its button must not put it into an address bar. */
  hasTyped: boolean;
}

/**
 * The place of an address: its lists come by a button, and where scripts run as soon as one is chosen. The
 * choice alone is part of the address.
 */
export function Places({ view, path, hasTyped }: PlacesProps) {
  const { t } = useTranslation();
  const isHydrated = useHydrated();
  const { state, formMethod } = useNavigation();
  const submit = useSubmit();
  const [which, id] = view.id ? ["edit", view.id] : ["new", "1"];
  const choose = (chosen: [string, string][]) => {
    const search = new URLSearchParams([[which, id], ...chosen]);
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
      <input type="hidden" name={which} value={id} />
      {!isHydrated && (
        <button
          type="submit"
          className={view.isPlaced ? "button button-quiet" : "button"}
          formMethod={hasTyped ? undefined : "get"}
          name={hasTyped ? "intent" : undefined}
          value="address.place"
        >
          {view.isPlaced ? t("address.change_place") : t("address.next_place")}
        </button>
      )}
    </PlaceSelects>
  );
}
