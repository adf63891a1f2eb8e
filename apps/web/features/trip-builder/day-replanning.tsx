import { type PlanProgress, PlanProgressView } from "@/features/trips/index.ts";
import { Button } from "@/ui/button.tsx";

/** Over a day that is being planned anew; its old plan stands below until the new one is complete. */
export function DayReplanning({ progress, onCancel }: { progress: PlanProgress; onCancel: () => void }) {
  return (
    <div className="flex animate-fade-in items-center gap-4 rounded-card bg-accent-soft px-4 py-3 text-on-accent-soft">
      <div className="min-w-0 flex-1">
        <PlanProgressView progress={progress} total={1} newest={0} />
      </div>
      <Button variant="secondary" size="sm" onClick={onCancel}>
        Cancel
      </Button>
    </div>
  );
}
