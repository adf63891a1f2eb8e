import { Button } from "@/ui/button.tsx";

/** Under a field whose value somebody else changed while it was open. The person's own words stay in the field. */
export function ConflictChoice({
  theirs,
  onKeepMine,
  onTakeTheirs,
}: {
  theirs: string;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
}) {
  return (
    <fieldset
      aria-label="Changed by somebody else"
      className="mt-1 min-w-0 rounded-control bg-warning-soft p-3 text-on-warning-soft"
    >
      <p className="text-sm">
        Somebody changed this meanwhile. It now says: <strong className="break-words">{theirs || "nothing"}</strong>
      </p>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button size="sm" variant="secondary" onClick={onKeepMine}>
          Keep mine
        </Button>
        <Button size="sm" variant="secondary" onClick={onTakeTheirs}>
          Take theirs
        </Button>
      </div>
    </fieldset>
  );
}
