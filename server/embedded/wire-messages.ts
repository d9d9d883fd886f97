/** Letters of PostgreSQL's protocol, version 3. */
const parse = 0x50;
const terminate = 0x58;
const readyForQuery = [0x5a, 0, 0, 0, 5] as const;
const idle = 0x49;

/** The last bytes of an answer that comes in pieces. */
export class TailOfAnswer {
  private bytes: number[] = [];

  add(data: Uint8Array): void {
    const kept = readyForQuery.length + 1;
    this.bytes = [...this.bytes, ...data.subarray(-kept)].slice(-kept);
  }

  /** Whether the database waits for anything new, in no transaction. */
  isIdle(): boolean {
    const isReady = readyForQuery.every((byte, index) => this.bytes[index] === byte);
    return isReady && this.bytes[readyForQuery.length] === idle;
  }
}

/** Whether a connection says that it goes. */
export function isGoodbye(message: Uint8Array): boolean {
  return message[0] === terminate;
}

/** The name of the statement that a Parse message makes; none for others and for one without a name. */
export function statementNameIn(message: Uint8Array): string | null {
  if (message[0] !== parse) return null;
  const start = 5;
  const end = message.indexOf(0, start);
  return end > start ? new TextDecoder().decode(message.subarray(start, end)) : null;
}
