"use client";

import { Clock } from "lucide-react";
import { useEffect, useState } from "react";
import { useReachable } from "@/features/offline/index.ts";
import { classNames } from "@/ui/class-names.ts";
import { t } from "../messages/index.ts";
import { useBuilder } from "./builder-context.tsx";

const shownMs = 4_000;

/** The state of the person's changes: saving, waiting or saved. */
export function SavingStatus({ className }: { className?: string }) {
  const { edits } = useBuilder();
  const reachable = useReachable();
  const { saving, waiting, heldUp, signedOut } = edits;
  const stuck = waiting > 0 && (!reachable || signedOut);
  const busy = !stuck && saving + waiting - heldUp > 0;
  const saved = useJustSaved(busy);
  return (
    <span
      role="status"
      className={classNames("flex items-center gap-1.5 whitespace-nowrap text-faint text-sm [&_svg]:size-4", className)}
    >
      {stuck && (
        <>
          <Clock aria-hidden="true" />
          {t(reachable ? "saving.signIn" : "saving.offline", { count: waiting })}
        </>
      )}
      {!stuck && !busy && heldUp > 0 && (
        <>
          <Clock aria-hidden="true" />
          {t("saving.answer", { count: heldUp })}
        </>
      )}
      {busy && t("saving")}
      {saved && t("saved")}
    </span>
  );
}

/** True for a moment after everything was saved, unless something was refused, undone or still waits. */
function useJustSaved(busy: boolean): boolean {
  const { edits } = useBuilder();
  const { waiting, questions, through, answered } = edits;
  const done = through + answered.done;
  const [before, setBefore] = useState<{ done: number; refused: number } | null>(null);
  const [saved, setSaved] = useState(false);
  useEffect(() => {
    if (busy) {
      setBefore((it) => it ?? { done, refused: answered.refused });
      setSaved(false);
    } else if (before) {
      setBefore(null);
      setSaved(done > before.done && answered.refused === before.refused && waiting === 0 && questions.length === 0);
    }
  }, [busy, before, done, answered.refused, waiting, questions.length]);
  useEffect(() => {
    if (!saved) return;
    const timer = setTimeout(() => setSaved(false), shownMs);
    return () => clearTimeout(timer);
  }, [saved]);
  return saved;
}
