import type { ReactNode } from "react";
import { type Choice, Select } from "~/ui/select/select";

/** A list to choose a country, a state or a city from. */
export interface PlaceSelect {
  name: "country" | "state" | "city";
  label: string;
  value: string;
  error?: string;
  /** What autofill calls it. */
  autoComplete: string;
  choices: readonly Choice[];
  required?: boolean;
}

interface PlaceSelectsProps {
  legend: string;
  /** Those that can be chosen from by what is chosen already, the country first. */
  places: readonly PlaceSelect[];
  /** Stands first in a list and means nothing chosen. */
  none: string;
  /** The country's list begins so too; else one always is chosen. */
  isCountryOpen?: boolean;
  isBusy: boolean;
  /** Asks for the lists that follow from a choice: the place's and all before it, by their names. */
  choose: (chosen: [name: string, value: string][]) => void;
  /** What goes with them, and the button that asks where no scripts run. */
  children: ReactNode;
}

/** Country, state and city, each list by what was chosen before it (R-ADDR-02). */
export function PlaceSelects(props: PlaceSelectsProps) {
  const { legend, places, none, isCountryOpen = false, isBusy, choose, children } = props;
  return (
    <fieldset className="fields places" aria-busy={isBusy}>
      <legend className="sr-only">{legend}</legend>
      {places.map(({ value, ...place }, position) => (
        <Select
          // A list begins anew when the one before it is another.
          key={`${place.name} ${places[position - 1]?.value ?? ""}`}
          {...place}
          defaultValue={value}
          look={place.name === "country" ? undefined : "field-half"}
          none={place.name === "country" && !isCountryOpen ? undefined : none}
          onChange={(event) => choose(chosenUpTo(places, position, event.currentTarget.value))}
        />
      ))}
      {children}
    </fieldset>
  );
}

/** What stood after a choice no longer counts. */
function chosenUpTo(
  places: readonly PlaceSelect[],
  position: number,
  value: string,
): [name: string, value: string][] {
  const before = places
    .slice(0, position)
    .map((place): [string, string] => [place.name, place.value]);
  return [...before, [places[position]?.name ?? "", value]];
}
