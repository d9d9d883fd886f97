/** Nobody has been older. */
const oldestYears = 125;

/**
 * A birth date as it is kept, an ISO day; what is none, lies ahead or longer ago than anybody has lived is the key of
 * what is wrong.
 */
export function readBirthDate(written: string, now: Date): { value: string } | { error: string } {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(written) ? Date.parse(written) : Number.NaN;
  if (Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== written) {
    return { error: "profile.birth_no_day" };
  }
  if (time > now.getTime()) return { error: "profile.birth_ahead" };
  if (Number(written.slice(0, 4)) < now.getUTCFullYear() - oldestYears) {
    return { error: "profile.birth_long_ago" };
  }
  return { value: written };
}
