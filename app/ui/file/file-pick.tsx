import type { ComponentProps } from "react";
import { useTranslation } from "react-i18next";
import { useEarlyChoice } from "./use-early-choice.enhanced";

interface FilePickProps extends Omit<ComponentProps<"input">, "onChange"> {
  /** Whether scripts send what is chosen. */
  isOn: boolean;
  /** Gets the input when something was chosen. */
  take: (input: HTMLInputElement) => void;
}

/**
 * The browser's own input of pictures, which says in its own language what is chosen. Once scripts send that
 * at once, a button in the page's language lies over it; the input stays, unseen, for finger and keyboard.
 */
export function FilePick({ isOn, take, ...facts }: FilePickProps) {
  const { t } = useTranslation();
  const input = useEarlyChoice(isOn, take);
  return (
    <span className={isOn ? "file-pick button button-quiet" : "file-pick"}>
      <input
        type="file"
        ref={input}
        className={isOn ? "file-unseen" : "input file-input"}
        name="file"
        accept="image/*"
        onChange={({ currentTarget }) => take(currentTarget)}
        {...facts}
      />
      {isOn && (
        <span aria-hidden="true">
          {t(facts.multiple ? "upload.choose" : "upload.choose_single")}
        </span>
      )}
    </span>
  );
}
