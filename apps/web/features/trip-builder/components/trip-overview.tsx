import type { Trip } from "@/features/api-client/index.ts";
import { useOverview } from "./use-explanation.ts";

/** What one reads before the days; nothing while it is not known. */
export function TripOverview({ trip }: { trip: Trip }) {
  const said = useOverview(trip);
  if (said.length === 0) return null;
  return (
    <details className="text-muted">
      <summary className="w-fit cursor-pointer py-2 font-medium text-ink">Before you go</summary>
      <ul className="mt-1 flex max-w-prose list-disc flex-col gap-1.5 pl-5 break-words">
        {said.map((it) => (
          <li key={it}>{it}</li>
        ))}
      </ul>
    </details>
  );
}
