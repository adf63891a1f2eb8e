import type { PersonInRoom as Person } from "@caravan/domain/trip/room-event";
import { Avatar } from "@/ui/avatar.tsx";
import { t } from "@/ui/messages/index.ts";
import { Tooltip } from "@/ui/tooltip.tsx";

const atMost = 4;

/** The other people who have the trip open. */
export function Presence({ people, selfId }: { people: readonly Person[]; selfId: string }) {
  const others = [...new Map(people.map((it) => [it.user_id, it])).values()].filter((it) => it.user_id !== selfId);
  if (others.length === 0) return null;
  const shown = others.slice(0, atMost);
  const names = others.map((it) => it.name).join(", ");
  return (
    <Tooltip text={t("hereNow", { names })}>
      <button
        type="button"
        aria-label={t("hereNow", { names })}
        className="flex min-h-11 cursor-default items-center -space-x-2 rounded-full"
      >
        {shown.map((person) => (
          <span key={person.user_id} className="rounded-full ring-2 ring-paper">
            <Avatar name={person.name} person={person.user_id} decorative />
          </span>
        ))}
        {others.length > atMost && (
          <span className="grid size-9 place-items-center rounded-full bg-sunken text-muted text-sm ring-2 ring-paper">
            +{others.length - atMost}
          </span>
        )}
      </button>
    </Tooltip>
  );
}
