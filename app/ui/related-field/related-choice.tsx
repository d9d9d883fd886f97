import { Picture } from "~/ui/picture/picture";
import type { RelatedOption } from "./use-related-choices.enhanced";

interface RelatedChoiceProps extends RelatedOption {
  name: string;
  isSeveral: boolean;
  isChosen: boolean;
}

/** One of what may be chosen, with its picture where it has one. */
export function RelatedChoice({ name, isSeveral, isChosen, ...option }: RelatedChoiceProps) {
  const { value, text, picture } = option;
  return (
    <label className="check related-choice">
      <input
        type={isSeveral ? "checkbox" : "radio"}
        name={name}
        value={value}
        defaultChecked={isChosen}
      />
      {picture && (
        <span className="related-look">
          <Picture {...picture} alt="" sizes="4.5rem" />
        </span>
      )}
      <bdi>{text}</bdi>
    </label>
  );
}
