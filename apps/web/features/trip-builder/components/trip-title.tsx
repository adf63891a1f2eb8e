"use client";

import { Pencil } from "lucide-react";
import { useRef, useState } from "react";
import { domainError } from "@/features/api-client/index.ts";
import { classNames } from "@/ui/class-names.ts";
import { TooltipButton } from "@/ui/tooltip.tsx";
import { t } from "../messages/index.ts";
import { useBuilder } from "./builder-context.tsx";

/** Smaller than on other pages, for the days below it. */
export const tripTitleStyle = "heading-section sm:text-2xl";

/** The trip's name, edited in place: Enter or leaving the field saves, Escape restores the old name. */
export function TripTitle() {
  const { trip, canEdit, edits } = useBuilder();
  const [draft, setDraft] = useState<string | null>(null);
  const [seen, setSeen] = useState(trip.title);
  const [problem, setProblem] = useState("");
  const busy = useRef(false);

  const start = () => {
    setSeen(trip.title);
    setDraft(trip.title);
    setProblem("");
  };
  const save = async () => {
    const title = draft?.trim() ?? "";
    if (busy.current) return;
    if (!title || title === seen) return setDraft(null);
    busy.current = true;
    try {
      await edits.saveTrip({ title, before: { title: seen } });
      setDraft(null);
    } catch (failure) {
      const error = domainError(failure);
      if (error.code === "target_changed") {
        const now = await edits.readAgain().catch(() => trip);
        setSeen(now.title);
        setProblem(t("renamed", { title: now.title }));
      } else {
        setProblem(error.message);
      }
    } finally {
      busy.current = false;
    }
  };

  if (draft === null) {
    return (
      <div className="flex min-w-0 items-start gap-1">
        <h1 title={trip.title} className={classNames(tripTitleStyle, "wrap-anywhere line-clamp-2 min-w-0")}>
          {trip.title}
        </h1>
        {canEdit && (
          <TooltipButton
            label={t("rename")}
            icon={<Pencil className="size-4!" />}
            onClick={start}
            className="-my-1.5 max-sm:hidden"
          />
        )}
      </div>
    );
  }
  return (
    <div>
      <h1 className="sr-only">{trip.title}</h1>
      <input
        aria-label={t("tripName")}
        // biome-ignore lint/a11y/noAutofocus: opened by a press to write
        autoFocus
        maxLength={255}
        value={draft}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? "trip-name-problem" : undefined}
        onFocus={(event) => event.currentTarget.select()}
        onChange={(event) => setDraft(event.currentTarget.value)}
        onBlur={() => !problem && void save()}
        onKeyDown={(event) => {
          if (event.key === "Enter") void save();
          if (event.key === "Escape") setDraft(null);
        }}
        className={classNames(tripTitleStyle, "control h-auto py-1")}
      />
      {problem && (
        <p id="trip-name-problem" role="alert" className="mt-1.5 text-danger text-sm">
          {problem}
        </p>
      )}
    </div>
  );
}
