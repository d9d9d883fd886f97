/** The little of it that is used; its own types describe another shape. */
declare module "persian-date" {
  export default class PersianDate {
    /** A moment of a day of the Persian calendar, by the clock of the process's zone; midnight without an hour. */
    constructor(day: [year: number, month: number, day: number, hour?: number]);
    toDate(): Date;
    /** From 1. */
    month(): number;
    year(): number;
    add(unit: "months", count: number): PersianDate;
  }
}
