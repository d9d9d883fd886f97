const browsers = [
  [/Edg\//, "Edge"],
  [/SamsungBrowser/, "Samsung Internet"],
  [/OPR\/|Opera/, "Opera"],
  [/Firefox\//, "Firefox"],
  [/Chrome\//, "Chrome"],
  [/Safari\//, "Safari"],
] as const;

const systems = [
  [/Android/, "Android"],
  [/iPhone|iPad/, "iOS"],
  [/Windows/, "Windows"],
  [/Mac OS X/, "macOS"],
  [/Linux/, "Linux"],
] as const;

/** `Chrome · Android` of a browser's long words for itself; null where they say nothing known. */
export function browserOf(agent: string | null): string | null {
  const names = [browsers, systems].map(
    (known) => known.find(([sign]) => sign.test(agent ?? ""))?.[1],
  );
  return names.filter(Boolean).join(" · ") || null;
}
