import { classNames } from "@/ui/class-names.ts";
import type { DayMark } from "./calendar.ts";

const looks: Record<DayMark, string> = {
  ideal: "bg-accent",
  // Half as high as an ideal day: the two differ in shape as well as in strength.
  flexible: "bg-accent/35 my-1.5 h-2.5",
  blackout:
    "bg-danger-soft bg-[repeating-linear-gradient(135deg,transparent_0_3px,var(--danger)_3px_4.5px)] border-y border-danger/60!",
};

/** A day of somebody as a bar; neighbours of one kind grow together. */
export function DayMarkBox({ mark, first = true, last = true }: { mark: DayMark; first?: boolean; last?: boolean }) {
  return (
    <span
      className={classNames(
        "block",
        mark !== "flexible" && "h-5.5",
        looks[mark],
        first && "rounded-l-md",
        last && "rounded-r-md",
        mark === "blackout" && first && "border-l",
        mark === "blackout" && last && "border-r",
      )}
    />
  );
}
