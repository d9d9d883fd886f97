import { useContext } from "react";
import { ScriptNonce } from "~/client/remix/script-nonce";
import type { HeadElement } from "./site-markup";

interface SiteHeadProps {
  elements: readonly HeadElement[];
  /** Style text that overrides the shop's tokens; one style element, replaced with the defaults (R-ENT-03). */
  colors: string;
}

/** What the owner's site defaults add to every page's head. */
export function SiteHead({ elements, colors }: SiteHeadProps) {
  return (
    <>
      {elements.map(({ tag: Tag, attributes, text }) =>
        Tag === "style" ? (
          <Style key={text} text={text ?? ""} media={attributes.media} />
        ) : (
          <Tag key={JSON.stringify(attributes)} {...reactNames(attributes)} />
        ),
      )}
      {colors && <Style id="site-colors" text={colors} />}
    </>
  );
}

function Style({ text, ...rest }: { id?: string; media?: string; text: string }) {
  const nonce = useContext(ScriptNonce);
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: style text, kept inside its element by styleOf
    <style nonce={nonce} {...rest} dangerouslySetInnerHTML={{ __html: text }} />
  );
}

/** React writes two of the allowed attributes in camel case. */
function reactNames({ crossorigin, hreflang, ...rest }: Record<string, string>) {
  return {
    ...rest,
    ...(crossorigin && { crossOrigin: crossOrigin(crossorigin) }),
    ...(hreflang && { hrefLang: hreflang }),
  };
}

function crossOrigin(value: string): "" | "anonymous" | "use-credentials" {
  return value === "use-credentials" ? value : "anonymous";
}
