import { ReaderBusy } from "@caravan/core/kernel/ports";

export interface TurnBounds {
  readonly atOnce: number;
  readonly mostWaiting: number;
  /** How long one may wait for its turn; what the turn itself takes is not counted. */
  readonly patienceMs: number;
}

/** So many at a time, the others in the order in which they came. */
export class Turns {
  private readonly bounds: TurnBounds;
  private readonly waiting: (() => void)[] = [];
  private running = 0;

  constructor(bounds: TurnBounds) {
    this.bounds = bounds;
  }

  /** @throws ReaderBusy without having begun, when too many wait or the turn does not come in time */
  async take<T>(signal: AbortSignal, work: () => Promise<T>): Promise<T> {
    signal.throwIfAborted();
    if (this.running < this.bounds.atOnce) this.running += 1;
    else await this.turn(signal);
    try {
      return await work();
    } finally {
      const next = this.waiting.shift();
      // Whoever is next takes over the place.
      if (next) next();
      else this.running -= 1;
    }
  }

  private turn(signal: AbortSignal): Promise<void> {
    if (this.waiting.length >= this.bounds.mostWaiting) return Promise.reject(new ReaderBusy());
    return new Promise((resolve, reject) => {
      const leave = (reason: unknown) => {
        const at = this.waiting.indexOf(begin);
        if (at >= 0) this.waiting.splice(at, 1);
        settle();
        reject(reason);
      };
      const hungUp = () => leave(signal.reason);
      const late = setTimeout(() => leave(new ReaderBusy()), this.bounds.patienceMs);
      const settle = () => {
        clearTimeout(late);
        signal.removeEventListener("abort", hungUp);
      };
      const begin = () => {
        settle();
        resolve();
      };
      signal.addEventListener("abort", hungUp, { once: true });
      this.waiting.push(begin);
    });
  }
}
