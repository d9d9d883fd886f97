/** The selects of a date, and of the time step; each is sent as `{name}.{part}`. */
export const dayPartNames = ["year", "month", "day"] as const;
export const timePartNames = ["hour", "minute", "second"] as const;
export type DatePartName = (typeof dayPartNames)[number] | (typeof timePartNames)[number];

/** What stands in the selects: option values, or what was sent by hand; none is empty. */
export type Written = Partial<Record<DatePartName, string>>;

/** The first and the last year that can be chosen, in the language's calendar. */
export type Years = readonly [from: number, to: number];

/** How many hours, minutes and seconds there are to choose from (R-DATE-06, R-CONST-31). */
export const timeCounts: Record<(typeof timePartNames)[number], number> = {
  hour: 24,
  minute: 60,
  second: 60,
};
