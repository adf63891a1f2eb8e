"use client";

import { useQuery } from "@tanstack/react-query";
import { Bot } from "lucide-react";
import { type ApiOutputs, useApi } from "@/features/api-client/index.ts";
import { Button } from "@/ui/button.tsx";
import { Card } from "@/ui/card.tsx";
import { formatDateRange, formatList } from "@/ui/format.ts";
import { Link } from "@/ui/link.tsx";
import { t } from "./messages/index.ts";

type OfWeek = ApiOutputs["keys"]["week"]["agents"][number];

/** What the person's agents did in the last seven days; nothing when they did nothing. */
export function AgentWeek({ onUndo }: { onUndo: (keyId: string) => void }) {
  const week = useQuery(useApi().keys.week.queryOptions({}));
  if (!week.data || week.data.agents.length === 0) return null;
  const today = new Date().toISOString().slice(0, 10);
  return (
    <section aria-label={t("week")}>
      <Card padding="lg">
        <h2 className="heading-section">{t("week")}</h2>
        <p className="mt-1 text-muted">{formatDateRange(week.data.since.slice(0, 10), today)}</p>
        <ul className="mt-4 flex flex-col divide-y">
          {week.data.agents.map((agent) => (
            <li
              key={agent.key_id}
              className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 py-4 last:pb-0"
            >
              <Agent agent={agent} />
              {agent.trips.length > 0 && (
                <Button size="sm" variant="danger-quiet" onClick={() => onUndo(agent.key_id)}>
                  {t("undoDid")}
                  <span className="sr-only">: {agent.agent_name}</span>
                </Button>
              )}
            </li>
          ))}
        </ul>
      </Card>
    </section>
  );
}

function Agent({ agent }: { agent: OfWeek }) {
  const { approved, rejected, waiting, undone } = agent;
  const outcomes = [
    approved > 0 && t("week.approved", { count: approved }),
    rejected > 0 && t("week.rejected", { count: rejected }),
    waiting > 0 && t("week.waiting", { count: waiting }),
  ].filter((it) => it !== false);
  return (
    <div className="min-w-0">
      <h3 className="wrap-anywhere flex items-center gap-2 font-semibold">
        <Bot aria-hidden="true" className="size-4 shrink-0 text-faint" />
        {agent.agent_name}
      </h3>
      <ul className="mt-1 flex flex-col gap-0.5">
        {agent.trips.map((trip) => (
          <li key={trip.id} className="wrap-anywhere">
            <Link href={`/trips/${trip.id}`} className="text-accent underline underline-offset-4">
              {trip.title}
            </Link>
            : {t("n.changes", { count: trip.changes })}
          </li>
        ))}
        {outcomes.length > 0 && (
          <li className="text-muted">{t("week.proposals", { outcomes: formatList(outcomes) })}</li>
        )}
        {undone > 0 && <li className="text-muted">{t("week.undone", { count: undone })}</li>}
      </ul>
    </div>
  );
}
