/**
 * Remix's `<Scripts>`, but patient: the framework's modules are asked for after the page's `load` event, so
 * that they never fight the first picture for a slow line (docs/decisions). Until then every form and link
 * works natively. In development Remix's own component is used, for hot reload.
 */
import { Scripts, UNSAFE_RemixContext, useMatches } from "@remix-run/react";
import { useContext, useMemo } from "react";
import { afterPaint } from "./after-paint";
import { ScriptNonce } from "./script-nonce";

const streamScript =
  import.meta.env.SSR &&
  "window.__remixContext.stream=new ReadableStream({start(c){window.__remixContext.streamController=c}}).pipeThrough(new TextEncoderStream());";

/** Loads modules together, then starts the app; runs once, after `load`. */
const starter =
  import.meta.env.SSR &&
  `function(entry,routes,early){
function go(){
early.forEach(function(u){var l=document.createElement("link");l.rel="modulepreload";l.href=u;document.head.appendChild(l)});
Promise.all(Object.keys(routes).map(function(id){return import(routes[id]).then(function(m){return[id,m]})})).then(function(all){
window.__remixRouteModules=Object.fromEntries(all);import(entry)})}
(${afterPaint})(go)}`;

export function DeferredScripts() {
  const nonce = useContext(ScriptNonce);
  return import.meta.env.DEV ? <Scripts nonce={nonce} /> : <Later nonce={nonce} />;
}

function Later({ nonce }: { nonce: string | undefined }) {
  const context = useContext(UNSAFE_RemixContext);
  const matches = useMatches();
  // Rendered once: what the server sent stays as it is, also after client navigations.
  const scripts = useMemo(() => {
    if (!context || !import.meta.env.SSR) return ["", ""];
    const { manifest, serverHandoffString, renderMeta } = context;
    if (renderMeta) renderMeta.didRenderScripts = true;
    const ids = matches.map((match) => match.id);
    const known = Object.values(manifest.routes).filter(
      (route) =>
        route &&
        (ids.includes(route.id) ||
          (route.index && !route.path && ids.includes(route.parentId ?? ""))),
    );
    const modules = Object.fromEntries(
      ids.flatMap((id) => {
        const route = manifest.routes[id];
        return route ? [[id, route.module]] : [];
      }),
    );
    const early = [
      manifest.entry.module,
      ...manifest.entry.imports,
      ...ids.flatMap((id) => manifest.routes[id]?.imports ?? []),
      ...Object.values(modules),
    ];
    const partial = {
      ...manifest,
      routes: Object.fromEntries(known.flatMap((route) => (route ? [[route.id, route]] : []))),
    };
    return [
      `window.__remixContext=${serverHandoffString};${streamScript}`,
      `window.__remixManifest=${inScript(partial)};(${starter})(${inScript(manifest.entry.module)},${inScript(modules)},${inScript([...new Set(early)])})`,
    ];
  }, [context, matches]);

  return (
    <>
      {scripts.map((code, position) => (
        <script
          // biome-ignore lint/suspicious/noArrayIndexKey: two scripts whose places never change
          key={position}
          nonce={nonce}
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: made here, from the build's own manifest
          dangerouslySetInnerHTML={{ __html: code }}
        />
      ))}
    </>
  );
}

/** JSON that can stand inside a script element. */
function inScript(value: unknown): string {
  return JSON.stringify(value).replace(/</g, "\\u003c");
}
