import type { Agent } from "@caravan/core/kernel/actor";

const MOST_KEYS = 10_000;

/**
 * The owner of a key when it was last used. Not a permission: it only lets a read start while the key is looked up; the
 * result is discarded unless the look-up gives the same owner (see resolve-credential.ts).
 */
export class RecentKeys {
  private readonly agents = new Map<string, Agent>();

  get(hash: string): Agent | undefined {
    return this.agents.get(hash);
  }

  set(hash: string, agent: Agent | undefined): void {
    this.agents.delete(hash);
    if (!agent) return;
    this.agents.set(hash, agent);
    if (this.agents.size <= MOST_KEYS) return;
    const [longestUnused] = this.agents.keys();
    if (longestUnused !== undefined) this.agents.delete(longestUnused);
  }
}
