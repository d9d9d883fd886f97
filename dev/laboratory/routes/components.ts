/** The laboratory's pages, `/__lab/{component}` (decisions 22), by the sentence that they are in. */
export const labComponents = {
  fields: [
    "phone",
    "mask",
    "number",
    "password",
    "validation",
    "unique",
    "check",
    "select",
    "search",
    "address",
    "form",
    "json",
  ],
  tables: ["crud", "infinite-div", "infinite-page"],
  files: ["files", "crop", "avatar", "svg"],
  shows: [
    "text-area",
    "date",
    "confirm",
    "modal",
    "toast",
    "slider",
    "timeline",
    "rating",
    "time-ago",
    "countdown",
    "picture",
    "progress",
    "icons",
    "sizes",
  ],
} as const;

type Kind = keyof typeof labComponents;
export type LabComponent = (typeof labComponents)[Kind][number];

export const allLabComponents: readonly LabComponent[] = Object.values(labComponents).flat();
