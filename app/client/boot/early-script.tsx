import { useContext } from "react";
import { holdPresses } from "~/client/offline/held-press";
import { captureOffer } from "~/client/pwa/install";
import { startWorker } from "~/client/pwa/worker-start";
import { ScriptNonce } from "~/client/remix/script-nonce";
import { renewRestored } from "./restored-page";

interface EarlyScriptProps {
  /** Code of the page's own that runs with it; none is "". */
  more: string;
}

/**
 * What can't wait for the app, which may start late or never (decisions 177): one script, for the policy names each by its
 * hash. Development goes without the worker.
 */
export function EarlyScript({ more }: EarlyScriptProps) {
  const nonce = useContext(ScriptNonce);
  return (
    <script
      nonce={nonce}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: constants of our own
      dangerouslySetInnerHTML={{ __html: source ? [source, more].filter(Boolean).join(";") : "" }}
    />
  );
}

const source =
  import.meta.env.SSR &&
  (import.meta.env.PROD
    ? [captureOffer, startWorker, holdPresses, renewRestored].join(";")
    : captureOffer);
