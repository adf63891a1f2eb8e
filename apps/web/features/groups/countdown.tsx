"use client";

import { Clock } from "lucide-react";
import { classNames } from "@/ui/class-names.ts";
import { useNow } from "../../ui/use-now.ts";
import { timeLeft } from "./group-words.ts";

/** "42 h left" to answer, with the moment itself for whoever points at it; afterwards that the time is up. */
export function Countdown({ deadline, className }: { deadline: string; className?: string }) {
  const left = timeLeft(deadline, useNow());
  return (
    <time
      dateTime={deadline}
      title={`Answers until ${momentOf(deadline)}`}
      className={classNames(
        "inline-flex items-center gap-1.5 whitespace-nowrap tabular-nums [&_svg]:size-4",
        className,
      )}
    >
      <Clock aria-hidden="true" />
      {left ?? "Time is up"}
    </time>
  );
}

/** In the reader's own time zone; only ever written in the browser. */
function momentOf(instant: string): string {
  return new Intl.DateTimeFormat("en-GB", { dateStyle: "full", timeStyle: "short" }).format(new Date(instant));
}
