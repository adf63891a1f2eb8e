import { classNames } from "@/ui/class-names.ts";
import { groupColours, type Mark } from "./evidence.ts";
import { type EvidenceStore, usePointed } from "./evidence-store.ts";

/** Words that say what a field holds, in the colour of what they are about; the innermost mark gives it. */
export function MarkedWords({
  marks,
  store,
  children,
}: {
  marks: readonly Mark[];
  store: EvidenceStore;
  children: string;
}) {
  const keys = marks.map((it) => it.key);
  const pointed = usePointed(store, keys);
  const [innermost] = marks.toSorted((a, b) => a.end - a.start - (b.end - b.start));
  if (!innermost) return children;
  return (
    <mark
      data-keys={keys.join(" ")}
      style={{ "--tone": groupColours[innermost.group] } as React.CSSProperties}
      className={classNames(
        "scroll-my-16 rounded-sm border-(--tone) border-b-2 text-ink transition-[background-color]",
        pointed
          ? "bg-[color-mix(in_srgb,var(--tone)_34%,transparent)] outline-2 outline-(--tone)"
          : "bg-[color-mix(in_srgb,var(--tone)_13%,transparent)]",
      )}
    >
      {children}
    </mark>
  );
}
