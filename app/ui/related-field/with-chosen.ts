/** A list with what is chosen in it, first where it is not found any more. */
export function withChosen<Option extends { value: string }>(
  list: readonly Option[],
  chosen: readonly Option[],
): Option[] {
  const lost = chosen.filter(({ value }) => !list.some((one) => one.value === value));
  return [...lost, ...list];
}
