import { Icon } from "~/ui/icon/icon";

interface RatingInputProps {
  name: string;
  label: string;
  /** What a number of stars is called: "3 of 5". */
  say: (count: number) => string;
  /** How many stars there are (R-RATE-01). */
  stars?: number;
  defaultValue?: number;
  required?: boolean;
}

/** Stars to give: a radio each, which the styles light up to the chosen one. */
export function RatingInput(props: RatingInputProps) {
  const { name, label, say, stars = 5, defaultValue, required } = props;
  return (
    <fieldset className="field">
      <legend>{label}</legend>
      <div className="rating-input">
        {Array.from({ length: stars }, (_, place) => place + 1).map((count) => (
          <label key={count}>
            <input
              type="radio"
              name={name}
              value={count}
              defaultChecked={count === defaultValue}
              required={required}
            />
            <Icon name="star" />
            <span className="sr-only">{say(count)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
