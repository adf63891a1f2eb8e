import type { PersonInRoom, PresenceMessage } from "@caravan/domain/trip/room-event";

/** Changes are collected for this long, and longer in large rooms, where many people come and go. */
const FIRST_MS = 40;
const MS_FOR_EACH = 4;
const LONGEST_MS = 2000;

interface Present {
  readonly userId: string;
  readonly name: string;
}

interface PresenceOptions<Connection extends Present> {
  readonly connections: ReadonlySet<Connection>;
  readonly seq: () => number;
  /** Sends a message to several connections; it is serialised once. */
  readonly send: (to: readonly Connection[], message: PresenceMessage) => void;
}

/**
 * Tells the connections of a room who is there: a newcomer gets everybody, the others only who came and who left.
 * Changes are collected for a moment because each goes to everybody.
 */
export class Presence<Connection extends Present> {
  private readonly options: PresenceOptions<Connection>;
  private readonly newcomers = new Set<Connection>();
  /** The people of whom everybody except the newcomers has been told. */
  private told = new Map<string, PersonInRoom>();
  private timer: NodeJS.Timeout | undefined;

  constructor(options: PresenceOptions<Connection>) {
    this.options = options;
  }

  joined(connection: Connection): void {
    this.newcomers.add(connection);
    this.changed();
  }

  left(connection: Connection): void {
    this.newcomers.delete(connection);
    this.changed();
  }

  stop(): void {
    clearTimeout(this.timer);
  }

  private changed(): void {
    const wait = Math.min(LONGEST_MS, FIRST_MS + MS_FOR_EACH * this.options.connections.size);
    this.timer ??= setTimeout(() => this.tell(), wait);
  }

  private tell(): void {
    this.timer = undefined;
    const { connections, send } = this.options;
    const seq = this.options.seq();
    const people = new Map([...connections].map((it) => [it.userId, { user_id: it.userId, name: it.name }]));
    const joined = [...people.values()].filter((it) => !this.told.has(it.user_id));
    const left = [...this.told.keys()].filter((it) => !people.has(it));
    this.told = people;
    const newcomers = [...connections].filter((it) => this.newcomers.has(it));
    const others = [...connections].filter((it) => !this.newcomers.has(it));
    this.newcomers.clear();
    if (joined.length + left.length > 0 && others.length > 0) send(others, { type: "presence", seq, joined, left });
    if (newcomers.length > 0) send(newcomers, { type: "presence", seq, people: [...people.values()] });
  }
}
