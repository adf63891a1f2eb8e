"use client";

import { Sparkles } from "lucide-react";
import { PlanProgressView } from "@/features/trips/index.ts";
import { Button } from "@/ui/button.tsx";
import { t as ui } from "@/ui/messages/index.ts";
import { useFocusAfterPress } from "@/ui/use-focus.ts";
import { t } from "../messages/empty-plan/index.ts";
import { useBuilder } from "./builder-context.tsx";
import { useReplan } from "./use-replan.ts";

/** Above the days of a trip without any activity: what can be done about that. */
export function EmptyPlan() {
  const { trip, openNewActivity } = useBuilder();
  const { busy, progress, run, cancel } = useReplan();
  const [first] = trip.itinerary;
  const isShown = busy || trip.itinerary.every((it) => it.activities.length === 0);
  const pressed = useFocusAfterPress(isShown, () =>
    first ? document.getElementById(`day-${first.id}`)?.querySelector("button") : null,
  );
  if (!isShown) return null;
  const plan = () => {
    pressed();
    void run();
  };
  return (
    <section
      aria-labelledby="empty-plan"
      aria-busy={busy}
      className="mb-1.5 flex flex-col gap-4 rounded-card bg-accent-soft p-4 text-on-accent-soft sm:p-5"
    >
      <div>
        <h2 id="empty-plan" className="heading-section">
          {t("title")}
        </h2>
        <p className="mt-1 max-w-prose">{t("text")}</p>
      </div>
      {busy && <PlanProgressView progress={progress} total={trip.itinerary.length} newest={2} />}
      <div className="flex flex-wrap gap-2.5">
        {/* It stays where it is, because the second half of a double click would cancel. */}
        <Button icon={<Sparkles />} loading={busy} onClick={plan}>
          {t("plan")}
        </Button>
        {busy ? (
          <Button variant="secondary" onClick={cancel}>
            {ui("cancel")}
          </Button>
        ) : (
          first && (
            <Button variant="secondary" onClick={() => openNewActivity(first.id)}>
              {t("add")}
            </Button>
          )
        )}
      </div>
    </section>
  );
}
