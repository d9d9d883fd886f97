import type { ReactNode } from "react";
import type { LanguageCode } from "#backend/contract/languages";
import { saidIn } from "~/i18n/said-in";
import { namesOfNotes } from "~/ui/field/described-by";
import type { FieldLabels } from "~/ui/field/field";
import { FieldNotes } from "~/ui/field/field-notes";

export interface TileChoice {
  value: string;
  name: ReactNode;
  /** The name's language, where it isn't the page's. */
  lang?: LanguageCode | undefined;
  /** What it costs, or how much is there: stands at the end of the first line. */
  aside?: ReactNode;
  /** More about it, below its name. */
  detail?: ReactNode;
  /** A link or a button about it, which is no part of the choice. */
  more?: ReactNode;
}

interface RadioTilesProps extends Pick<FieldLabels, "label" | "hint" | "error"> {
  name: string;
  choices: readonly TileChoice[];
  chosen?: string;
  /** The heading above says the label already, so that it is there for screen readers only. */
  isTitled?: boolean;
}

/** One of a few, each a large tile with room for what sets it apart. Works as plain radio buttons do. */
export function RadioTiles({
  name,
  label,
  hint,
  error,
  choices,
  chosen,
  isTitled,
}: RadioTilesProps) {
  return (
    <fieldset className="field" id={name} aria-describedby={namesOfNotes(name, { hint, error })}>
      <legend className={isTitled ? "sr-only" : undefined}>{label}</legend>
      <FieldNotes id={name} hint={hint} error={error} />
      <div className="radio-tiles">
        {choices.map((choice) => (
          <RadioTile key={choice.value} name={name} choice={choice} chosen={chosen} />
        ))}
      </div>
    </fieldset>
  );
}

interface RadioTileProps {
  name: string;
  choice: TileChoice;
  chosen?: string;
}

function RadioTile({ name, choice, chosen }: RadioTileProps) {
  const { value, aside, detail, more } = choice;
  return (
    <div className="radio-tile">
      <label>
        <input type="radio" name={name} value={value} defaultChecked={value === chosen} />
        <span className="radio-tile-name">
          <span {...saidIn(choice.lang)}>{choice.name}</span>
          {aside && <span className="radio-tile-aside">{aside}</span>}
        </span>
        {detail && <span className="radio-tile-detail">{detail}</span>}
      </label>
      {more && <div className="radio-tile-more">{more}</div>}
    </div>
  );
}
