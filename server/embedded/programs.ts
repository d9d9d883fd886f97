const fromSource = import.meta.url.endsWith(".ts");

/**
 * The programs of this folder: bundles beside the server's own in the build, the TypeScript sources
 * elsewhere (development, tests, command line), which tsx then runs.
 */
export const workerProgram = {
  url: new URL(fromSource ? "./worker-from-source.js" : "./embedded-worker.js", import.meta.url),
};

export const initdbProgram = {
  url: new URL(fromSource ? "./initdb.ts" : "./embedded-initdb.js", import.meta.url),
  execArgv: fromSource ? ["--import", "tsx"] : [],
};
