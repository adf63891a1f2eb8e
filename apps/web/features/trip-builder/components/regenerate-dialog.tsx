"use client";

import { PlanProgressView } from "@/features/trips/index.ts";
import { Button } from "@/ui/button.tsx";
import { Dialog } from "@/ui/dialog.tsx";
import { useBuilder } from "./builder-context.tsx";
import { useReplan } from "./use-replan.ts";

/** Asks first, then shows the new plan day by day. Closing it at any time cancels. */
export function RegenerateDialog({ onClose }: { onClose: () => void }) {
  const { trip } = useBuilder();
  const { busy, progress, run, cancel } = useReplan();
  const leave = () => {
    cancel();
    onClose();
  };
  const start = async () => {
    await run(null);
    onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && leave()}
      size={busy ? "md" : "sm"}
      title={busy ? "Making a new plan" : "Make a new plan?"}
      description={
        busy
          ? "The old plan stays until the new one is complete."
          : "Pinned activities and bookings stay where they are. Everything else is planned afresh; Undo brings it back."
      }
      footer={
        <>
          <Button variant="secondary" onClick={leave}>
            Cancel
          </Button>
          {!busy && <Button onClick={() => void start()}>Regenerate</Button>}
        </>
      }
    >
      {busy && <PlanProgressView progress={progress} total={trip.itinerary.length} newest={2} />}
    </Dialog>
  );
}
