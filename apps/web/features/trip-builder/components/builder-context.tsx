"use client";

import type { Point } from "@caravan/domain/places/travel-time";
import { createContext, useContext } from "react";
import type { Activity, Day, Trip, Viewer } from "@/features/api-client/index.ts";
import type { TripEdits } from "../api/use-trip-edits.ts";
import type { DragStore } from "../model/drag-store.ts";
import type { FocusStore } from "../model/focus-store.ts";
import type { SelectionStore } from "../model/selection-store.ts";

export interface Builder {
  readonly trip: Trip;
  readonly viewer: Viewer;
  /** The person may change the trip; others send the same changes as suggestions. */
  readonly canEdit: boolean;
  readonly focus: FocusStore;
  readonly selection: SelectionStore;
  readonly drag: DragStore;
  readonly edits: TripEdits;
  /** Some ways are driven, so all long ones are. */
  readonly byCar: boolean;
  readonly openActivity: (activity: Activity) => void;
  /** Without a day, the form offers a choice of days. `at`: a point of the map. */
  readonly openNewActivity: (dayId?: string, at?: Point) => void;
  readonly openMove: (activity: Activity) => void;
  /**
   * Moves an activity behind another one of a day (null: to the first place), and asks when it does not fit. With
   * undefined, its own time or the best gap decides.
   */
  readonly move: (activity: Activity, day: Day, after: string | null | undefined) => Promise<void>;
  readonly openLeftOut: () => void;
  /** Opens the photos of a stop. */
  readonly openPhotos: (activity: Activity) => void;
  /** Opens the page of a place. */
  readonly openPlace: (placeId: string) => void;
  /** The pending proposals; for people who can edit. */
  readonly openProposals: () => void;
  /** Selects an activity, or a segment by its {@link segmentFocus}, and scrolls to it. */
  readonly goTo: (focusId: string) => void;
}

const BuilderContext = createContext<Builder | null>(null);
export const BuilderProvider = BuilderContext.Provider;

export function useBuilder(): Builder {
  const builder = useContext(BuilderContext);
  if (!builder) throw new Error("useBuilder outside of the trip builder");
  return builder;
}
