/*
 * Whether texts can be read on the colours that an owner chooses (WCAG 2.2, 1.4.3: 4.5 to 1). The look's own
 * colours stand in app/styles/tokens.css; a test compares.
 */

const light = {
  "--color-paper": "#fbf8f2",
  "--color-card": "#ffffff",
  "--color-ink": "#1d2630",
  "--color-muted": "#566270",
  "--color-primary": "#0b6e6e",
  "--color-on-primary": "#ffffff",
  "--color-tint": "#e6f1ef",
  "--color-accent": "#e9a23b",
  "--color-on-accent": "#1d2630",
  "--color-sale": "#b4233c",
  "--color-on-sale": "#ffffff",
  "--color-sale-tint": "#faeaec",
  "--color-ok": "#2f6b3a",
  "--color-ok-tint": "#e8f2e9",
};

const dark: Record<keyof typeof light, string> = {
  "--color-paper": "#12181c",
  "--color-card": "#1a2227",
  "--color-ink": "#eef1ee",
  "--color-muted": "#a3b0b5",
  "--color-primary": "#4fc3bb",
  "--color-on-primary": "#06201f",
  "--color-tint": "#16302f",
  "--color-accent": "#f0b453",
  "--color-on-accent": "#1d2630",
  "--color-sale": "#ff8a93",
  "--color-on-sale": "#2b080d",
  "--color-sale-tint": "#33191d",
  "--color-ok": "#7fcb8b",
  "--color-ok-tint": "#16291a",
};

export const looks = { light, dark } as const;

/** What is written on what. */
const pairs = [
  ["--color-ink", "--color-paper"],
  ["--color-ink", "--color-card"],
  ["--color-muted", "--color-paper"],
  ["--color-muted", "--color-card"],
  ["--color-primary", "--color-paper"],
  ["--color-primary", "--color-card"],
  ["--color-on-primary", "--color-primary"],
  ["--color-on-accent", "--color-accent"],
  ["--color-on-sale", "--color-sale"],
  ["--color-sale", "--color-card"],
  ["--color-ok", "--color-card"],
] as const;

const minContrast = 4.5;

/** The custom properties of a text such as `--color-ink: #111; --leading: 1.5;`. */
export function declarationsOf(text: string): Map<string, string> {
  const found = [...text.matchAll(/(--[a-z0-9-]+):([^;]*);/g)];
  return new Map(found.map(([, name = "", value = ""]) => [name, value.trim()]));
}

/**
 * The first text that couldn't be read on its ground with these declarations, with its contrast; null where all
 * can. Only pairs that the owner changes are checked, and colours written as #rrggbb or #rgb.
 */
export function findUnreadable(
  declarations: ReadonlyMap<string, string>,
  look: keyof typeof looks,
): string | null {
  const colors = looks[look];
  const colorOf = (name: keyof typeof light) => channelsOf(declarations.get(name) ?? colors[name]);
  for (const [text, ground] of pairs) {
    if (!declarations.has(text) && !declarations.has(ground)) continue;
    const [over, under] = [colorOf(text), colorOf(ground)];
    const contrast = over && under ? contrastOf(over, under) : minContrast;
    if (contrast >= minContrast) continue;
    return `${text} / ${ground}: ${(Math.floor(contrast * 100) / 100).toFixed(2)} < ${minContrast}`;
  }
  return null;
}

type Channels = readonly number[];

function channelsOf(color: string): Channels | null {
  const short = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/i.exec(color.trim());
  const hex = short
    ? `#${short
        .slice(1)
        .map((digit) => digit + digit)
        .join("")}`
    : color.trim();
  if (!/^#[0-9a-f]{6}$/i.test(hex)) return null;
  return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
}

function contrastOf(one: Channels, other: Channels): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(channels: Channels): number {
  const [red = 0, green = 0, blue = 0] = channels.map((part) =>
    part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
