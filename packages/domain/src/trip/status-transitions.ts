import type { TripStatus } from "../fields.ts";

/** The steps that a trip's status ordinarily takes. The API accepts any value and warns; screens offer only these. */
export const statusSteps: Readonly<Record<TripStatus, readonly TripStatus[]>> = {
  draft: ["confirmed", "cancelled"],
  confirmed: ["active", "draft", "cancelled"],
  active: ["completed", "cancelled"],
  completed: ["draft"],
  cancelled: ["draft"],
};

export function isOrdinaryStep(from: TripStatus, to: TripStatus): boolean {
  return from === to || statusSteps[from].includes(to);
}
