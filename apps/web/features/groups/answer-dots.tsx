import { classNames } from "@/ui/class-names.ts";

const atMost = 12;

/** One dot a member, filled for each who has answered. Drawn beside the words that say the same. */
export function AnswerDots({ answered, members }: { answered: number; members: number }) {
  if (members > atMost) return null;
  return (
    <span aria-hidden="true" className="inline-flex gap-1">
      {Array.from({ length: members }, (_, index) => (
        <span
          key={index}
          className={classNames(
            "size-2 rounded-full",
            index < answered ? "bg-accent" : "border border-line-strong bg-transparent",
          )}
        />
      ))}
    </span>
  );
}
