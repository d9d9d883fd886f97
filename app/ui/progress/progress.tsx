/**
 * A circular progress indicator (R-PROG-01): pure markup, turned by CSS.
 * `size` and `width` are pixels; with `value` (0 to 100) it is filled that far, without one it turns.
 */
export function Progress(props: { size: number; width: number; label: string; value?: number }) {
  const { size, width, label, value } = props;
  const centre = size / 2;
  const radius = (size - width) / 2;
  const isKnown = value !== undefined;
  const filled = isKnown ? Math.min(100, Math.max(0, value)) : 25;
  const circle = { cx: centre, cy: centre, r: radius, strokeWidth: width };
  return (
    <svg
      className={isKnown ? "progress" : "progress progress-turning"}
      width={size}
      height={size}
      viewBox={`0 0 ${size} ${size}`}
      role="progressbar"
      aria-label={label}
      aria-valuemin={isKnown ? 0 : undefined}
      aria-valuemax={isKnown ? 100 : undefined}
      aria-valuenow={isKnown ? filled : undefined}
    >
      <circle className="progress-track" {...circle} />
      <circle
        className="progress-part"
        {...circle}
        pathLength={100}
        strokeDasharray={`${filled} 100`}
      />
    </svg>
  );
}
