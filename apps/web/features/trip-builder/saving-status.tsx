"use client";

import { Clock } from "lucide-react";
import { useEffect, useState } from "react";
import { useReachable } from "@/features/offline/connection.ts";
import { useBuilder } from "./builder-context.tsx";

const shownMs = 4_000;

/** Where the changes stand, in words that are true. */
export function SavingStatus() {
  const { edits } = useBuilder();
  const reachable = useReachable();
  const { saving, waiting, signedOut } = edits;
  const stuck = waiting > 0 && (!reachable || signedOut);
  const busy = !stuck && saving + waiting > 0;
  const saved = useJustSaved(busy, stuck);
  return (
    <span role="status" className="flex items-center gap-1.5 text-faint text-sm [&_svg]:size-4">
      {stuck && (
        <>
          <Clock aria-hidden="true" />
          Waiting for a connection ({waiting})
        </>
      )}
      {busy && "Saving…"}
      {saved && "Saved"}
    </span>
  );
}

/** True for a moment after everything has gone through. */
function useJustSaved(busy: boolean, stuck: boolean): boolean {
  const { edits } = useBuilder();
  const [was, setWas] = useState(false);
  const [saved, setSaved] = useState(false);
  const asked = edits.questions.length > 0;
  useEffect(() => {
    if (busy) {
      setWas(true);
      setSaved(false);
    } else if (was) {
      setWas(false);
      setSaved(!stuck && !asked);
    }
  }, [busy, was, stuck, asked]);
  useEffect(() => {
    if (!saved) return;
    const timer = setTimeout(() => setSaved(false), shownMs);
    return () => clearTimeout(timer);
  }, [saved]);
  return saved;
}
