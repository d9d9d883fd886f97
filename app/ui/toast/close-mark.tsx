/** The cross of a close button; its meaning stands beside it in words. */
export const closeMark = (
  <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
    <path d="M6 6l12 12M18 6 6 18" />
  </svg>
);
