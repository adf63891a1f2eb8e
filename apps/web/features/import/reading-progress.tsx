"use client";

import { useEffect, useState } from "react";
import { Progress } from "@/ui/loading.tsx";
import type { QueueEntry } from "./import-queue.ts";

/** After this long people wonder whether it still goes on. */
const wonderMs = 4_000;

export function ReadingProgress({ entry }: { entry: QueueEntry }) {
  const { name, state, sent } = entry;
  const [long, setLong] = useState(false);
  useEffect(() => {
    setLong(false);
    if (state !== "reading") return;
    const timer = setTimeout(() => setLong(true), wonderMs);
    return () => clearTimeout(timer);
  }, [state]);
  if (state === "waiting")
    return (
      <p>
        <span className="font-semibold">{name}</span>
        <span className="block text-muted text-sm">Waits for its turn</span>
      </p>
    );
  const sending = state === "sending";
  return (
    <div className="flex flex-col gap-1.5">
      <Progress label={name} value={sending ? sent : null} />
      <p className="text-muted text-sm">
        {sending
          ? "Sending…"
          : long
            ? "Still reading: long documents take a little"
            : "Looking for dates, places and numbers…"}
      </p>
    </div>
  );
}
