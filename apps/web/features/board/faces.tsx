import { Avatar } from "@/ui/avatar.tsx";

/** As many as fit below a button of a card. */
const room = 3;

/** Who said it: a few faces, and how many more; in words for whoever cannot see them. */
export function Faces({ names }: { names: readonly string[] }) {
  if (names.length === 0) return null;
  const shown = names.length > room ? names.slice(0, room - 1) : names;
  const more = names.length - shown.length;
  return (
    <span title={names.join(", ")} className="flex items-center">
      <span className="sr-only">{names.join(", ")}</span>
      <span aria-hidden="true" className="flex items-center -space-x-1">
        {shown.map((name, index) => (
          // By place: two people may share a name, and a face has no state.
          <span key={index} className="inline-flex rounded-full ring-2 ring-surface">
            <Avatar name={name} size="sm" decorative />
          </span>
        ))}
      </span>
      {more > 0 && (
        <span aria-hidden="true" className="ml-1 text-muted text-xs tabular-nums">
          +{more}
        </span>
      )}
    </span>
  );
}
