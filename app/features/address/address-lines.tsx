import type { AddressCardView } from "./address-card-view.server";

/** Who gets it and where, a line each, with the phone below. */
export function AddressLines({ address }: { address: Pick<AddressCardView, "lines" | "phone"> }) {
  return (
    <>
      {address.lines.map((line) => (
        <bdi key={line}>{line}</bdi>
      ))}
      <span>
        <bdi dir="ltr">{address.phone}</bdi>
      </span>
    </>
  );
}
