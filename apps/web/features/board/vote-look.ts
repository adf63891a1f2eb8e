import type { Vote } from "@caravan/domain/fields";

/** A vote that was given; the colour repeats what icon and word say. */
export const votePressed: Record<Vote, string> = {
  in: "border-on-success-soft bg-success-soft text-on-success-soft",
  unsure: "border-on-warning-soft bg-warning-soft text-on-warning-soft",
  out: "border-on-danger-soft bg-danger-soft text-on-danger-soft",
};
