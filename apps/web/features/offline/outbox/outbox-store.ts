import { neighbourOf, type OutboxEntry, targetOf, withoutNeighbour } from "../edit.ts";
import type { SentEdit } from "./outbox-state.ts";
import { OutboxStorage } from "./outbox-storage.ts";
import { OutboxView } from "./outbox-view.ts";

const mostSent = 500;
/** When a device that refused to tell what it keeps is asked again. */
const askAgainMs = [1_000, 3_000, 10_000, 30_000];

/** An outbox as this device keeps it, and as this window last read it. */
export class OutboxStore {
  readonly store: OutboxStorage;
  readonly view = new OutboxView();
  readonly #askAgain: () => void;
  #refusals = 0;

  /** @param askAgain to be called some time after the device refused */
  constructor(account: string, askAgain: () => void) {
    this.store = new OutboxStorage(account);
    this.#askAgain = askAgain;
  }

  /** As they were last read, in the order in which they go out. */
  get entries(): readonly OutboxEntry[] {
    return this.view.state().entries;
  }

  find(id: string): OutboxEntry | undefined {
    return this.entries.find((it) => it.id === id);
  }

  /** Reads what lies there now; `sent` has just left. */
  async read(sent?: SentEdit): Promise<void> {
    const entries = await this.store.all();
    if (!this.store.lasts) this.#askLater();
    const state = this.view.state();
    this.view.show({
      entries,
      looked: true,
      fleeting: !this.store.lasts && entries.length > 0,
      ...(sent && {
        sent: [...state.sent, sent].slice(-mostSent),
        // A suggestion changes nothing yet.
        through: state.through + (sent.entry.suggests ? 0 : 1),
      }),
    });
  }

  /** Takes an edit out that was not sent, with what was done to an activity that then never was. False: it stays. */
  async takeOut({ place, edit }: OutboxEntry): Promise<boolean> {
    const out = await this.store.takeOut(place);
    if (out && edit.kind === "add") await this.#deleteAllOf(targetOf(edit));
    return out;
  }

  async #deleteAllOf(activityId: string): Promise<void> {
    for (const it of this.entries) {
      if (targetOf(it.edit) === activityId) await this.store.delete(it.place);
      else if (neighbourOf(it.edit) === activityId)
        await this.store.amend(it.place, { edit: withoutNeighbour(it.edit, activityId) });
    }
  }

  #askLater(): void {
    const pause = askAgainMs[this.#refusals];
    this.#refusals += 1;
    if (pause !== undefined) setTimeout(this.#askAgain, pause);
  }
}
