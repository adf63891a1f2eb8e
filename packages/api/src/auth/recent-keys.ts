import type { Agent } from "@caravan/core/kernel/actor";

const MOST_KEYS = 10_000;

/**
 * Whose key it was when it was last used. Never a permission: it only lets a read begin while the key is looked up, and
 * what was read is thrown away unless the look-up says the same (see recognised.ts).
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
