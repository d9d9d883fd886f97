const fromSource = import.meta.url.endsWith(".ts");

/** A bundle beside the server's own in the build, the TypeScript source elsewhere, which tsx then runs. */
export const encoderProgram = {
  url: new URL(fromSource ? "./encoder.ts" : "./picture-encoder.js", import.meta.url),
  execArgv: fromSource ? ["--import", "tsx"] : [],
};
