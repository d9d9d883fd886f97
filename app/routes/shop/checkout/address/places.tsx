import { useNavigation, useSubmit } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { useHydrated } from "~/hydrate/use-hydrated";
import { Select } from "~/ui/select/select";
import type { AddressFormView, PlaceSelect } from "./address-view";

interface PlacesProps {
  view: AddressFormView;
  path: string;
  /** The rest of the form is there: its button must not put it into an address bar. */
  hasTyped: boolean;
}

/**
 * Country, state and city, each list by what was chosen before it (R-ADDR-02): by a button, and where
 * scripts run as soon as one is chosen. The choice alone is part of the address.
 */
export function Places({ view, path, hasTyped }: PlacesProps) {
  const { t } = useTranslation();
  const isHydrated = useHydrated();
  const { state, formMethod } = useNavigation();
  const isLoading = state === "loading" && formMethod === "GET";
  const { choosePlace } = usePlaceChoice(view, path);
  return (
    <fieldset className="fields places" aria-busy={isLoading}>
      <legend className="sr-only">{t("address.place")}</legend>
      {view.id ? (
        <input type="hidden" name="edit" value={view.id} />
      ) : (
        <input type="hidden" name="new" value="1" />
      )}
      {view.places.map((place, position) => (
        <Select
          key={`${place.name} ${valueBefore(view.places, position)}`}
          {...placeFacts(place)}
          none={place.name === "country" ? undefined : t("address.choose")}
          onChange={(event) => choosePlace(position, event.currentTarget.value)}
        />
      ))}
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
    </fieldset>
  );
}

/** Asks for the lists that follow from a choice; what stood after it no longer counts. */
function usePlaceChoice({ id, places }: AddressFormView, path: string) {
  const submit = useSubmit();
  const choosePlace = (position: number, value: string) => {
    const chosen = places.slice(0, position).map(({ name, value: before }) => [name, before]);
    const which = id ? ["edit", id] : ["new", "1"];
    const search = new URLSearchParams([which, ...chosen, [places[position]?.name ?? "", value]]);
    submit(search, { action: path, method: "get", replace: true, preventScrollReset: true });
  };
  return { choosePlace };
}

/** A list begins anew when the one before it is another. */
function valueBefore(places: readonly PlaceSelect[], position: number): string {
  return places[position - 1]?.value ?? "";
}

function placeFacts({ name, label, value, error, autoComplete, choices }: PlaceSelect) {
  const look = name === "country" ? undefined : "field-half";
  return { name, label, defaultValue: value, error, autoComplete, choices, look };
}
