/** Satellites, international networks, shared costs and premium rates: texts there pay whoever asks for them. */
const neverServed = /^\+(?:8(?:0|7|8[1238])|979|1900)/;

/** Countries that share the code 1 with the USA and Canada. */
const otherOnesOfOne =
  /^\+1(?:242|246|264|268|284|345|441|473|649|658|664|721|758|767|784|809|829|849|868|869|876)/;

/** Whether texts go to a phone in E.164. */
export function isServed(phone: string, dialCodes: readonly string[]): boolean {
  if (neverServed.test(phone)) return false;
  return dialCodes.some(
    (code) => phone.startsWith(`+${code}`) && !(code === "1" && otherOnesOfOne.test(phone)),
  );
}
