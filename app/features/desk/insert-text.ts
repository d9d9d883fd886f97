/** What is put behind a text: in a paragraph of its own, unless the text is empty or has just begun one. */
export function joinText(before: string, added: string): string {
  return before.trim() === "" || before.endsWith("\n") ? added : `\n\n${added}`;
}

/**
 * Puts a text in a field's selection, the caret behind it and the focus there. As typing where the browser can do so,
 * for then its own undo takes it back; of a field that would be too long then nothing is cut.
 */
export function insertText(field: HTMLTextAreaElement, text: string): void {
  const { selectionStart, selectionEnd, maxLength, value } = field;
  field.focus();
  const rest = value.length - (selectionEnd - selectionStart);
  const fits = maxLength < 0 || rest + text.length <= maxLength;
  if (fits && document.execCommand("insertText", false, text)) return;
  field.setRangeText(text, selectionStart, selectionEnd, "end");
  field.dispatchEvent(new Event("input", { bubbles: true }));
}
