import type { Person } from "@/features/room/use-room.ts";

/** Tells screen readers that the plan changed under them. Own changes are told where they are made. */
export function RoomNews({
  changedBy,
  people,
  viewerId,
}: {
  changedBy: { userId: string; revision: number } | null;
  people: readonly Person[];
  viewerId: string;
}) {
  const other = changedBy && changedBy.userId !== viewerId;
  const name = other ? (people.find((it) => it.user_id === changedBy.userId)?.name ?? "Somebody") : "";
  return (
    <p role="status" className="sr-only">
      {other ? `${name} changed the plan. Version ${changedBy.revision}.` : ""}
    </p>
  );
}
