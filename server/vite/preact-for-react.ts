/** What stands in the browser's build where React is imported (decisions 203); the server renders with React itself. */
export const preactForReact = {
  "react-dom/client": "preact/compat/client",
  "react-dom": "preact/compat",
  "react/jsx-runtime": "preact/jsx-runtime",
  react: "preact/compat",
};
