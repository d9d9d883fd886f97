/**
 * Whether this build has the laboratory in it at all (decisions 22): LAB=0 in the environment of the build leaves
 * its pages, calls and texts out. Builds write the answer down (vite.config.ts); LAB=1 turns on what is there.
 */
export const hasLaboratory: boolean = process.env.LAB !== "0";
