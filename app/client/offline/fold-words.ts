const zero = { persian: 0x6f0, arabic: 0x660 };

/**
 * A text as it is compared: letters that only look alike, half spaces, marks, cases and digits of other scripts make no
 * difference. The shop's own search knows more (backend/features/catalog/search); this one is for what is saved here.
 */
export function foldWords(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/[\u0300-\u036f\u064b-\u065f\u0670\u0640\u200c-\u200f\u2066-\u2069]/g, "")
    .replace(/[يى]/g, "ی")
    .replace(/ك/g, "ک")
    .replace(/[ةە]/g, "ه")
    .replace(/[أإآٱ]/g, "ا")
    .replace(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - zero.persian))
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - zero.arabic))
    .toLowerCase()
    .replace(/\s+/g, " ")
    .trim();
}
