import { LivePlacesUnavailable } from "@caravan/core/kernel/ports";
import { ServiceFault } from "./fetch-json.ts";

const FAULTS_IN_A_ROW = 2;
const PAUSE_MS = 60_000;

/**
 * Stops requests to a failing source, so that not every caller waits for the timeout. After the pause one request is
 * allowed, and its result decides.
 */
export class CircuitBreaker {
  private faults = 0;
  private closedUntil = 0;

  /** Throws at once while the source is paused. */
  check(): void {
    if (performance.now() < this.closedUntil) throw new LivePlacesUnavailable("the source has failed just now");
  }

  async run<T>(ask: () => Promise<T>): Promise<T> {
    this.check();
    if (this.faults >= FAULTS_IN_A_ROW) this.closedUntil = performance.now() + PAUSE_MS;
    try {
      const answer = await ask();
      this.faults = 0;
      this.closedUntil = 0;
      return answer;
    } catch (error) {
      this.faults += 1;
      const asked = error instanceof ServiceFault ? error.pauseMs : null;
      const pause = asked ?? (this.faults >= FAULTS_IN_A_ROW ? PAUSE_MS : 0);
      this.closedUntil = performance.now() + pause;
      throw error;
    }
  }
}
