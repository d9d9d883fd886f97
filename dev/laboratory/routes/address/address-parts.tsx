import { useNavigation, useSubmit } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { useHydrated } from "~/client/boot/use-hydrated";
import type { AddressPart } from "~/ui/address/address-value";
import { type PlaceSelect, PlaceSelects } from "~/ui/address/place-selects";
import { TextField } from "~/ui/field/text-field";
import { TextArea } from "~/ui/text-area/text-area";

interface AddressPartsProps {
  view: { places: readonly PlaceSelect[]; zip_code: string; street: string };
  ask: { shown: readonly AddressPart[]; isRequired: boolean };
  /** Fields that the form carries along. */
  kept: [name: string, value: string][];
  errors: Record<string, string>;
}

/** The parts of the address that are shown: the place by its lists, then the rest. */
export function AddressParts({ view, ask, kept, errors }: AddressPartsProps) {
  const { t } = useTranslation();
  const { state } = useNavigation();
  const submit = useSubmit();
  const { shown, isRequired } = ask;
  const rest = {
    required: isRequired,
    optional: isRequired ? undefined : t("fields.optional"),
  };
  return (
    <>
      <PlaceSelects
        legend={t("address.place")}
        places={view.places.map((place) => ({
          ...place,
          error: errors[place.name],
          required: isRequired && place.value !== "",
        }))}
        none={t("fields.choose")}
        isCountryOpen
        isBusy={state !== "idle"}
        choose={(chosen) =>
          submit(new URLSearchParams([...kept, ...chosen]), {
            replace: true,
            preventScrollReset: true,
          })
        }
      >
        {kept.map(([name, value]) => (
          <input key={name + value} type="hidden" name={name} value={value} />
        ))}
      </PlaceSelects>
      {shown.includes("zip_code") && (
        <TextField
          {...rest}
          name="zip_code"
          label={t("address.zip")}
          dir="ltr"
          inputMode="numeric"
          autoComplete="shipping postal-code"
          look="field-half"
          defaultValue={view.zip_code}
          error={errors.zip_code}
        />
      )}
      {shown.includes("street") && (
        <TextArea
          {...rest}
          name="street"
          label={t("address.street")}
          rows={2}
          autoComplete="shipping street-address"
          defaultValue={view.street}
          error={errors.street}
        />
      )}
    </>
  );
}

/** Asks for the lists that follow from what is chosen, where no scripts do. */
export function NextPlace() {
  const { t } = useTranslation();
  const isHydrated = useHydrated();
  if (isHydrated) return null;
  return (
    <button
      type="submit"
      className="button button-quiet"
      formNoValidate
      name="intent"
      value="address.place"
    >
      {t("lab.next_list")}
    </button>
  );
}
