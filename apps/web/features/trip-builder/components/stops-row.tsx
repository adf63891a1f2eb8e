"use client";

import { mostStops } from "@caravan/domain/trip/trip-stops";
import { withTexts } from "@caravan/languages/texts";
import { MapPinPlus } from "lucide-react";
import { memo, type ReactNode, useState } from "react";
import { toastError } from "@/features/api-client/index.ts";
import { ChecklistsLink } from "@/features/checklists/index.ts";
import { Badge } from "@/ui/badge.tsx";
import { Button } from "@/ui/button.tsx";
import { ConfirmDialog } from "@/ui/confirm-dialog.tsx";
import { sentences, spellValues } from "@/ui/format.ts";
import { loadedApart } from "@/ui/loaded-apart.tsx";
import { richText } from "@/ui/rich-text.tsx";
import { toast } from "@/ui/toast.ts";
import { t } from "../messages/index.ts";
import { useListDensity } from "../model/device-choice.ts";
import type { StopEdit } from "../model/stop-edits.ts";
import type { StopOp } from "../model/stop-ops.ts";
import { useBuilder } from "./builder-context.tsx";
import { Disclosure } from "./disclosure.tsx";
import { PlanCheck } from "./plan-check.tsx";
import { useExplanation, useOverview } from "./use-explanation.ts";

const NewStopDialog = loadedApart(() =>
  withTexts("trip-builder/new-stop", () => import("./new-stop-dialog.tsx")).then((module) => module.NewStopDialog),
);

/** Only for trips with several stops. */
const StopEntry = loadedApart(() => import("./stop-entry.tsx").then((module) => module.StopEntry));
const loadRules = () => import("../model/stop-edits.ts");

/**
 * The row about the plan, and below it the stops of the trip with their nights. With one place only, the row offers to
 * add another.
 */
export const StopsRow = memo(function StopsRow() {
  const { trip, edits } = useBuilder();
  const [adding, setAdding] = useState(false);
  const [asked, setAsked] = useState<StopEdit | null>(null);
  const compact = useListDensity() === "compact";
  // A trip that this device kept from before trips had stops has none.
  const stops = trip.stops ?? [];

  const make = (edit: StopEdit) => void edits.changeStops(edit);
  const change = async (op: StopOp, name: string) => {
    const rules = await loadRules().catch((failure) => toastError(failure, t("stop.failed")));
    if (!rules) return;
    const edit = rules.stopEdit(trip, op, name);
    if (edit.refused !== null) toast({ title: t("stop.failed"), description: edit.refused, tone: "danger" });
    else if (edit.consequences.length > 0) setAsked(edit);
    else make(edit);
  };
  const addButton = (
    <Button
      variant="ghost"
      size="sm"
      icon={<MapPinPlus />}
      disabled={stops.length >= mostStops}
      onClick={() => setAdding(true)}
      className="px-2!"
    >
      <span className="max-sm:sr-only">{t("stop.add")}</span>
    </Button>
  );
  return (
    <>
      <PlanNotes>{stops.length < 2 && addButton}</PlanNotes>
      {stops.length > 1 && (
        <section aria-label={t("stop.list")} className="flex flex-col gap-2">
          <ol className="-mx-4 flex gap-2 overflow-x-auto overscroll-x-contain px-4 py-0.5 [scrollbar-width:thin] sm:-mx-6 sm:px-6">
            {stops.map((stop) => (
              <li key={stop.id} className="shrink-0">
                <StopEntry stop={stop} stops={stops} compact={compact} onChange={(op, name) => void change(op, name)} />
              </li>
            ))}
            <li className="flex shrink-0 items-center">{addButton}</li>
          </ol>
        </section>
      )}
      {adding && (
        <NewStopDialog
          stops={stops}
          onClose={() => setAdding(false)}
          onAdd={(op, name) => {
            setAdding(false);
            void change(op, name);
          }}
        />
      )}
      {asked && (
        <ConfirmDialog
          open
          onOpenChange={(open) => !open && setAsked(null)}
          title={questionOf(asked)}
          description={sentences(asked.consequences)}
          confirmLabel={t("stop.goAhead")}
          onConfirm={() => {
            make(asked);
            setAsked(null);
          }}
        />
      )}
    </>
  );
});

function questionOf({ op, name }: StopEdit): string {
  if (op.op === "stop.remove") return t("stop.removeQuestion", { name });
  if (op.op === "stop.move") return t("stop.moveQuestion", { name });
  return op.op === "stop.add"
    ? t("stop.addQuestion", { name })
    : t("stop.nightsQuestion", { count: op.after.nights ?? 1, name });
}

/** One row with what there is to know about the plan as a whole; each part opens below it. */
function PlanNotes({ children }: { children: ReactNode }) {
  return (
    <div className="-mx-2 -my-1 flex flex-wrap items-center">
      <PlanCheck />
      <BeforeYouGo />
      <LeftOutLink />
      {children}
    </div>
  );
}

/** What one reads and does before the days. */
function BeforeYouGo() {
  const { trip } = useBuilder();
  const [open, setOpen] = useState(false);
  const said = useOverview(trip);
  return (
    <Disclosure open={open} onOpen={setOpen} button={t("beforeYouGo")} className="text-muted">
      <div className="mb-3">
        <ChecklistsLink tripId={trip.id} canShare={trip.role !== "viewer"} />
      </div>
      <ul className="flex max-w-prose list-disc flex-col gap-1.5 wrap-anywhere pl-5 empty:hidden">
        {said.map((it) => (
          <li key={it}>{spellValues(it)}</li>
        ))}
      </ul>
    </Disclosure>
  );
}

/** Opens the list of places that were left out; hidden when there are none. */
function LeftOutLink() {
  const { trip, openLeftOut } = useBuilder();
  const { data } = useExplanation(trip.id);
  const planned = trip.itinerary.some((day) => day.activities.length > 0);
  if (!planned || !data || data.left_out.length === 0) return null;
  const fitting = data.left_out.filter((it) => it.fits_on).length;
  return (
    <button
      type="button"
      onClick={openLeftOut}
      className="tap inline-flex items-center gap-1.5 rounded-control px-2 text-left font-medium text-sm hover:bg-sunken"
    >
      <span>
        {richText(
          t.parts("leftOut.link", {
            what: (words) => <span className="max-sm:sr-only">{words}</span>,
            out: (words) => <span className="max-sm:first-letter:uppercase max-sm:inline-block">{words}</span>,
          }),
        )}
      </span>
      {fitting > 0 && (
        <Badge className="px-2!">
          {fitting}
          <span className="sr-only"> {t("leftOut.fitting", { count: fitting })}</span>
        </Badge>
      )}
    </button>
  );
}
