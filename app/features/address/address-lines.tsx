import { Fragment } from "react";
import type { AddressCardView } from "./address-card-view.server";

/** Who gets it and where, a line each, with the phone below; a browser without styles has them behind each other. */
export function AddressLines({ address }: { address: Pick<AddressCardView, "lines" | "phone"> }) {
  return (
    <>
      {address.lines.map((line) => (
        <Fragment key={line}>
          <bdi>{line}</bdi>{" "}
        </Fragment>
      ))}
      <span>
        <bdi dir="ltr">{address.phone}</bdi>
      </span>
    </>
  );
}
