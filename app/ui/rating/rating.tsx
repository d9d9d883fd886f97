import { lit } from "./lit";

interface RatingProps {
  value: number;
  /** What it says to those who can't see stars: "4.5 of 5". */
  label: string;
  /** How many stars there are (R-RATE-01). */
  stars?: number;
}

/** Stars, the rounded value of them lit (R-RATE-02). */
export function Rating({ value, label, stars = 5 }: RatingProps) {
  const shown = lit(value, stars);
  return (
    <span className="rating" role="img" aria-label={label}>
      {"★".repeat(shown)}
      {shown < stars && <span>{"★".repeat(stars - shown)}</span>}
    </span>
  );
}
