"use client";

import { useQuery } from "@tanstack/react-query";
import { Users } from "lucide-react";
import Link from "next/link";
import { useApi } from "@/features/api-client/index.ts";
import { groupTitle } from "@/features/groups/index.ts";

/** The way back to the group that planned this trip, for those who are in it. */
export function GroupLink({ tripId }: { tripId: string }) {
  const { data: group } = useQuery({
    ...useApi().trips.get.queryOptions({ trip_id: tripId }),
    select: (answer) => answer.group_trip,
  });
  if (!group) return null;
  return (
    <li className="min-w-0">
      <Users aria-hidden="true" />
      <Link
        href={`/groups/${group.trip_code}`}
        className="wrap-anywhere tap inline-flex items-center rounded-control underline underline-offset-4 hover:text-ink"
      >
        Group: {groupTitle(group)}
      </Link>
    </li>
  );
}
