import type { TripStatus } from "../field-choices.ts";

/** Usual transitions of a trip's status. The API accepts all and warns; screens offer only these. */
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
