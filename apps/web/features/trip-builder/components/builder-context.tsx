"use client";

import { createContext, useContext } from "react";
import type { Activity, Day, Trip, Viewer } from "@/features/api-client/index.ts";
import type { TripEdits } from "../api/use-trip-edits.ts";
import type { FocusStore } from "../model/focus-store.ts";

export interface Builder {
  readonly trip: Trip;
  readonly viewer: Viewer;
  /** Changes the trip itself; whoever does not sends the same changes as suggestions. */
  readonly canEdit: boolean;
  readonly focus: FocusStore;
  readonly edits: TripEdits;
  readonly openActivity: (activity: Activity) => void;
  /** Without a day: the first one is chosen in the form. */
  readonly openNewActivity: (dayId?: string) => void;
  readonly openMove: (activity: Activity) => void;
  /**
   * Moves an activity after another one of a day (null: to the first place), and asks where it does not fit. With
   * undefined its own time or the best gap decides.
   */
  readonly move: (activity: Activity, day: Day, after: string | null | undefined) => Promise<void>;
  readonly openLeftOut: () => void;
  /** What waits for a decision; for whoever can edit. */
  readonly openProposals: () => void;
  /** Selects an activity, or a segment by its {@link segmentFocus}, and brings it into view. */
  readonly goTo: (focusId: string) => void;
}

const BuilderContext = createContext<Builder | null>(null);
export const BuilderProvider = BuilderContext.Provider;

export function useBuilder(): Builder {
  const builder = useContext(BuilderContext);
  if (!builder) throw new Error("useBuilder outside of the trip builder");
  return builder;
}
