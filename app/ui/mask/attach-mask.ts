import { completeMask, fillMask } from "./mask";

/** An input, or an element that has one. */
type Host = Pick<Element, "matches" | "querySelector">;

/** Keeps an input to a mask while it is typed into; ends with what it returns. Throws without an input (R-MASK-07). */
export function attachMask(host: Host, mask: string): () => void {
  const input = findInput(host);
  const listening = new AbortController();
  const options = { signal: listening.signal };
  const fill = () => fillInput(input, mask);
  // Letters that are still being composed are not touched.
  const type = (event: Event) => {
    if (!("isComposing" in event) || !event.isComposing) fill();
  };
  const end = () => writeIfOther(input, completeMask(mask, input.value));
  input.addEventListener("input", type, options);
  input.addEventListener("compositionend", fill, options);
  input.addEventListener("change", end, options);
  return () => listening.abort();
}

function findInput(host: Host): HTMLInputElement {
  const input = host.matches("input") ? (host as HTMLInputElement) : host.querySelector("input");
  if (!input) throw new Error("A mask needs an input: the element is none and has none");
  return input;
}

/** The caret stays behind the characters that it was behind. */
function fillInput(input: HTMLInputElement, mask: string): void {
  const before = input.value.slice(0, input.selectionStart ?? undefined);
  if (!writeIfOther(input, fillMask(mask, input.value))) return;
  const caret = fillMask(mask, before).length;
  input.setSelectionRange(caret, caret);
}

function writeIfOther(input: HTMLInputElement, value: string): boolean {
  const isOther = value !== input.value;
  if (isOther) input.value = value;
  return isOther;
}
