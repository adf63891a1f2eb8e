import { signalValue } from "@caravan/domain/fields";
import type { Signal } from "@caravan/domain/preferences/profile";
import type { Context } from "../kernel/context.ts";

/** What was learnt about a traveller, the newest first. */
export async function loadSignals(ctx: Context, userId: string, most: number): Promise<Signal[]> {
  const rows = await ctx.ports.database.prisma.preferenceSignal.findMany({
    where: { userId },
    orderBy: { createdAt: "desc" },
    take: most,
  });
  return rows.map((it) => ({
    type: it.type,
    value: signalValue.parse(it.value),
    confidence: it.confidence,
    agentName: it.agentName,
    at: it.createdAt.toISOString(),
  }));
}
