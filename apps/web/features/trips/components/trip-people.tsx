"use client";

import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useMemo } from "react";
import { useApi } from "@/features/api-client/index.ts";
import { PeopleColours } from "@/ui/avatar.tsx";

interface TripPeopleProps {
  tripId: string;
  /** False while only the reader is on the trip. */
  when?: boolean;
  children: ReactNode;
}

/** Loads the people of a trip, so that each of them gets another colour. */
export function TripPeople({ tripId, when = true, children }: TripPeopleProps) {
  const members = useQuery({ ...useApi().members.list.queryOptions({ trip_id: tripId }), enabled: when });
  const people = useMemo(
    () => (members.data?.members ?? []).map((it) => ({ id: it.user_id, name: it.name ?? it.email })),
    [members.data],
  );
  return <PeopleColours people={people}>{children}</PeopleColours>;
}
