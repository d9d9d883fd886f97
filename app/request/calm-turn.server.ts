import { subscribe } from "node:diagnostics_channel";

/** A flood of connections must not keep everybody's page waiting. */
const maxTurns = 200;

let connections = 0;
subscribe("net.server.socket", () => {
  connections += 1;
});

/**
 * Lets the event loop turn until a turn brings no new connection, 200 times at most. Node takes one
 * connection in a turn, so that somebody new would else wait for as many renderings as came before.
 */
export async function calmTurn(): Promise<void> {
  // Ends the turn that runs: a connection comes at the beginning of one.
  await turn();
  for (let turns = 0; turns < maxTurns; turns += 1) {
    const before = connections;
    await turn();
    if (connections === before) return;
  }
}

const turn = () => new Promise((done) => setImmediate(done));
