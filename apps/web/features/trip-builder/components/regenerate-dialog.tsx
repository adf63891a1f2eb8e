"use client";

import { PlanProgressView } from "@/features/trips/index.ts";
import { Button } from "@/ui/button.tsx";
import { Dialog } from "@/ui/dialog.tsx";
import { t as ui } from "@/ui/messages/index.ts";
import { t } from "../messages/index.ts";
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
      title={t(busy ? "replan.busy" : "replan.question")}
      description={t(busy ? "replan.busyText" : "replan.text")}
      footer={
        <>
          <Button variant="secondary" onClick={leave}>
            {ui("cancel")}
          </Button>
          {!busy && <Button onClick={() => void start()}>{t("replan.start")}</Button>}
        </>
      }
    >
      {busy && <PlanProgressView progress={progress} total={trip.itinerary.length} newest={2} />}
    </Dialog>
  );
}
