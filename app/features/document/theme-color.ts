/** The browser's own bars take the paper's colour, light and dark (as `--color-paper`). */
export const themeColors = [
  ["(prefers-color-scheme: light)", "#fbf8f2"],
  ["(prefers-color-scheme: dark)", "#12181c"],
] as const;
