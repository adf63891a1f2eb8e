import { Info } from "lucide-react";
import { spellDates } from "@/ui/format.ts";

/** What the reader saw and left out. */
export function Remarks({ remarks }: { remarks: readonly string[] }) {
  if (remarks.length === 0) return null;
  return (
    <ul
      aria-label="Remarks"
      className="flex flex-col gap-1.5 rounded-card bg-warning-soft px-4 py-3 text-on-warning-soft"
    >
      {remarks.map((remark) => (
        <li key={remark} className="wrap-anywhere flex gap-2.5">
          <Info aria-hidden="true" className="mt-1 size-4 shrink-0" />
          {spellDates(remark)}
        </li>
      ))}
    </ul>
  );
}
