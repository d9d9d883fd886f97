/**
 * Remembers a pure function's answers for short texts, such as headers of which a few forms come again
 * and again. Bounded: longer texts are never cached, and a full memory starts anew.
 */
export function memo<T>(compute: (text: string) => T, entries = 500, longest = 512) {
  const known = new Map<string, T>();
  return (text: string): T => {
    const found = known.get(text);
    if (found !== undefined) return found;
    const answer = compute(text);
    if (text.length > longest) return answer;
    if (known.size >= entries) known.clear();
    known.set(text, answer);
    return answer;
  };
}
