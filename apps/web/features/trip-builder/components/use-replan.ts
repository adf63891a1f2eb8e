import { useEffect, useRef, useState } from "react";
import { leaveNotices, usePlanProgress } from "@/features/trips/index.ts";
import { toast } from "@/ui/toast.ts";
import { t } from "../messages/index.ts";
import { useBuilder } from "./builder-context.tsx";

/** Replans the trip and reports its progress. Unmounting the component cancels. */
export function useReplan() {
  const { trip, edits } = useBuilder();
  const { progress, begin, onEvent, settled } = usePlanProgress();
  const [busy, setBusy] = useState(false);
  const request = useRef<AbortController | null>(null);
  useEffect(() => () => request.current?.abort(), []);

  /** True when there is a new plan. */
  const run = async (): Promise<boolean> => {
    const controller = new AbortController();
    const { signal } = controller;
    request.current = controller;
    begin();
    setBusy(true);
    const answer = await edits.replan({ signal, onEvent });
    if (answer) await settled(signal);
    setBusy(false);
    if (!answer) return false;
    const { edit_id } = answer;
    if (signal.aborted) {
      // Cancelled while the last days were being shown: the plan had just been stored.
      if (edit_id) void edits.revert(edit_id, t("replan.cancelled"));
      return false;
    }
    leaveNotices(trip.id, answer.warnings);
    if (!edit_id) toast({ title: t("replan.same") });
    else
      toast({
        title: t("replan.done"),
        action: { label: t("undo"), onPress: () => void edits.revert(edit_id, t("edit.oldPlan")) },
      });
    return true;
  };
  return { busy, progress, run, cancel: () => request.current?.abort() };
}
