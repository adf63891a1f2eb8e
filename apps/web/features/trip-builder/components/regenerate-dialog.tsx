"use client";

import { PlanProgressView } from "@/features/trips/index.ts";
import { Button } from "@/ui/button.tsx";
import { Dialog } from "@/ui/dialog.tsx";
import { useBuilder } from "./builder-context.tsx";
import { useReplan } from "./use-replan.ts";

/** Asks first, then shows the new plan day by day. Closing it cancels. */
export function RegenerateDialog({ onClose }: { onClose: () => void }) {
  const { trip } = useBuilder();
  const { busy, progress, run, cancel } = useReplan();
  const leave = () => {
    cancel();
    onClose();
  };
  const start = async () => {
    await run();
    onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && leave()}
      size={busy ? "md" : "sm"}
      title={busy ? "Replanning the trip" : "Replan the trip?"}
      description={
        busy
          ? "The old plan stays until the new one is complete."
          : "Pinned activities and bookings stay where they are. Everything else is planned from scratch. Undo brings the old plan back."
      }
      footer={
        <>
          <Button variant="secondary" onClick={leave}>
            Cancel
          </Button>
          {!busy && <Button onClick={() => void start()}>Replan</Button>}
        </>
      }
    >
      {busy && <PlanProgressView progress={progress} total={trip.itinerary.length} newest={2} />}
    </Dialog>
  );
}
