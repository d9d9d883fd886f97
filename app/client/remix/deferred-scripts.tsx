/**
 * Remix's `<Scripts>`, but patient: the framework's modules are asked for after the page's `load` event, so
 * that they never fight the first picture for a slow line (docs/decisions), and on a page that is there to be read
 * only when somebody is about to use it. Until then every form and link works natively. In development Remix's own
 * component is used, for hot reload.
 */
import { Scripts, UNSAFE_RemixContext, useMatches } from "@remix-run/react";
import { createContext, useContext, useMemo } from "react";
import { inScript } from "./in-script";
import { ScriptNonce } from "./script-nonce";

const streamScript =
  import.meta.env.SSR &&
  "window.__remixContext.stream=new ReadableStream({start(c){window.__remixContext.streamController=c}}).pipeThrough(new TextEncoderStream());";

/** Source of the function that says when the page starts, by running what it is given, or `never`; the server provides it. */
export const StartWhen = createContext("");

/** For a page that stays as it is served. */
export const never = "";

/** Loads the modules of the page's routes together, then starts the app; runs once. */
const starter =
  import.meta.env.SSR &&
  `function(when,ids){
when(function(){
var m=__remixManifest,all=[m.entry.module].concat(m.entry.imports);
ids.forEach(function(id){all=all.concat(m.routes[id].imports||[],m.routes[id].module)});
all.forEach(function(u,n){if(all.indexOf(u)<n)return;var l=document.createElement("link");l.rel="modulepreload";l.href=u;document.head.appendChild(l)});
Promise.all(ids.map(function(id){return import(m.routes[id].module).then(function(r){return[id,r]})})).then(function(loaded){
window.__remixRouteModules=Object.fromEntries(loaded);import(m.entry.module)})})}`;

export function DeferredScripts() {
  const nonce = useContext(ScriptNonce);
  const when = useContext(StartWhen);
  if (import.meta.env.SSR && when === never) return null;
  return import.meta.env.DEV ? <Scripts nonce={nonce} /> : <Later nonce={nonce} />;
}

function Later({ nonce }: { nonce: string | undefined }) {
  const context = useContext(UNSAFE_RemixContext);
  const matches = useMatches();
  const when = useContext(StartWhen);
  // Rendered once: what the server sent stays as it is, also after client navigations.
  const code = useMemo(() => {
    if (!context || !import.meta.env.SSR) return "";
    const { manifest, serverHandoffString, renderMeta } = context;
    if (renderMeta) renderMeta.didRenderScripts = true;
    const ids = matches.map((match) => match.id);
    const known = Object.values(manifest.routes).filter(
      (route) =>
        route &&
        (ids.includes(route.id) ||
          (route.index && !route.path && ids.includes(route.parentId ?? ""))),
    );
    const partial = {
      ...manifest,
      routes: Object.fromEntries(known.flatMap((route) => (route ? [[route.id, route]] : []))),
    };
    return [
      `window.__remixContext=${serverHandoffString};${streamScript}window.__remixManifest=${inScript(partial)}`,
      `(${starter})(${when},${inScript(ids.filter((id) => manifest.routes[id]))})`,
    ].join(";");
  }, [context, matches, when]);

  return (
    <script
      nonce={nonce}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: made here, from the build's own manifest
      dangerouslySetInnerHTML={{ __html: code }}
    />
  );
}
