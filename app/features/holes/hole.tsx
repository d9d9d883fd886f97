import { type ReactNode, useContext } from "react";
import { ScriptNonce } from "~/client/remix/script-nonce";
import type { HoleName } from "~/request/holes";
import { holeEnd, holeStart } from "./marks";

/**
 * Marks what differs from shopper to shopper on a public page: elements, no bare text. The marks are taken out before a
 * page is sent (cut-holes.server.ts); the browser makes none.
 */
export function Hole({ name, children }: { name: HoleName; children: ReactNode }) {
  const nonce = useContext(ScriptNonce);
  return (
    <>
      {nonce ? holeStart(nonce, name) : null}
      {children}
      {nonce ? holeEnd(nonce) : null}
    </>
  );
}
