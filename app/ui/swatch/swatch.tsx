/** A colour as a picture: the Content-Security-Policy leaves no room for style attributes. */
export function Swatch({ color }: { color: string }) {
  return (
    <svg className="swatch" viewBox="0 0 1 1" aria-hidden="true">
      <path fill={color} d="M0 0h1v1H0z" />
    </svg>
  );
}
