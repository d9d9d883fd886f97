/** The little of it that is used; its own types describe another shape. */
declare module "persian-date" {
  export default class PersianDate {
    /** A day of the Persian calendar, at midnight of the process's zone. */
    constructor(day: [year: number, month: number, day: number]);
    toDate(): Date;
  }
}
