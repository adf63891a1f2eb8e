import { Agent, request } from "node:http";
import { connect } from "node:net";
import { getPriority, setPriority } from "node:os";
import { setTimeout as sleep } from "node:timers/promises";

/** A request that is repeated over each connection as soon as it is answered. */
export interface Attack {
  readonly url: string;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  /** Sends the head of an upload and then one byte a second, instead of a whole request. */
  readonly slowly?: boolean;
  readonly connections: number;
  readonly seconds: number;
}

/** The number of answers by status; 0 is a closed connection. */
export type Answers = Readonly<Record<number, number>>;

// Who attacks has a machine of their own. Here, what sending takes would be time that the service and its bystanders lack.
setPriority(Math.min(19, getPriority() + 10));

process.on("message", async (attack: Attack) => process.send?.(await (attack.slowly ? dribble(attack) : fire(attack))));

async function fire(attack: Attack): Promise<Answers> {
  const answers: Record<number, number> = {};
  const until = performance.now() + attack.seconds * 1000;
  const agent = new Agent({ keepAlive: true, maxSockets: attack.connections });
  const one = async () => {
    while (performance.now() < until) {
      const status = await statusOf(attack, agent, until);
      if (status === null) continue;
      answers[status] = (answers[status] ?? 0) + 1;
      // A short pause: retrying a refused connection at once would only load the benchmark itself.
      if (status === 0) await sleep(5);
    }
  };
  await Promise.all(Array.from({ length: attack.connections }, one));
  agent.destroy();
  return answers;
}

/** The status of the answer, or null when none came before the end. */
function statusOf({ url, method, headers, body }: Attack, agent: Agent, until: number): Promise<number | null> {
  return new Promise((resolve) => {
    const sent = request(url, { method, headers, agent });
    let isOver = false;
    const giveUp = () => {
      isOver = true;
      sent.destroy();
    };
    const late = setTimeout(giveUp, Math.max(1, until - performance.now()));
    const end = (status: number | null) => {
      clearTimeout(late);
      resolve(status);
    };
    sent.on("response", (answer) => {
      answer.resume();
      // The server may answer and close the connection before it has read the whole body.
      answer.on("error", () => undefined);
      answer.on("close", () => end(answer.statusCode ?? 0));
    });
    sent.on("upgrade", (_, socket) => {
      socket.on("error", () => undefined);
      socket.destroy();
      end(101);
    });
    sent.on("error", () => end(isOver ? null : 0));
    sent.end(body);
  });
}

async function dribble({ url, headers, connections, seconds }: Attack): Promise<Answers> {
  const answers: Record<number, number> = {};
  const { hostname, port, pathname } = new URL(url);
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  const one = async () => {
    const socket = connect(Number(port), hostname);
    socket.on("error", () => undefined);
    socket.on("data", (data) => {
      const status = Number(/^HTTP\/1\.1 (\d+)/.exec(String(data))?.[1] ?? 0);
      answers[status] = (answers[status] ?? 0) + 1;
    });
    socket.write(
      `POST ${pathname} HTTP/1.1\r\nhost: ${hostname}\r\n${lines.join("\r\n")}\r\ncontent-length: 9000000\r\n\r\n`,
    );
    for (let second = 0; second < seconds; second++) {
      socket.write("x");
      await sleep(1000);
    }
    socket.destroy();
  };
  await Promise.all(Array.from({ length: connections }, one));
  return answers;
}
