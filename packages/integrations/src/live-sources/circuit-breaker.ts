import { LiveSourceUnavailable } from "@caravan/core/kernel/ports";
import { ServiceFault } from "./fetch-from-source.ts";

const FAULTS_IN_A_ROW = 2;
const PAUSE_MS = 60_000;

/**
 * Stops requests to a failing source, so that not every caller waits for the timeout. After the pause one request is
 * allowed, and its result decides.
 */
export class CircuitBreaker {
  private faults = 0;
  private closedUntil = 0;
  /** How the last request ended. */
  lastOutcome: { readonly at: Date; readonly answered: boolean } | null = null;

  /** Throws at once while the source is paused. */
  check(): void {
    if (performance.now() < this.closedUntil) throw new LiveSourceUnavailable("the source has failed just now");
  }

  async run<T>(ask: () => Promise<T>): Promise<T> {
    this.check();
    if (this.faults >= FAULTS_IN_A_ROW) this.closedUntil = performance.now() + PAUSE_MS;
    try {
      const answer = await ask();
      this.faults = 0;
      this.closedUntil = 0;
      this.lastOutcome = { at: new Date(), answered: true };
      return answer;
    } catch (error) {
      this.faults += 1;
      this.lastOutcome = { at: new Date(), answered: false };
      const asked = error instanceof ServiceFault ? error.pauseMs : null;
      const pause = asked ?? (this.faults >= FAULTS_IN_A_ROW ? PAUSE_MS : 0);
      this.closedUntil = performance.now() + pause;
      throw error;
    }
  }
}
