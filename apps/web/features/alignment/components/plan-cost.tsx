"use client";

import { useQuery } from "@tanstack/react-query";
import { useApi } from "@/features/api-client/index.ts";
import type { Group } from "@/features/groups/index.ts";
import type { MoneyRange } from "@/ui/format.ts";
import { planCostWords } from "../model/plan-cost-words.ts";

/**
 * What the group's planned trip costs each traveller, compared with the agreed range. Shown to members of the trip
 * only. It is never compared with what one member stated.
 */
export function PlanCost({ group, agreed }: { group: Group; agreed: MoneyRange | null }) {
  const tripId = group.trip_id;
  const summary = useQuery({
    ...useApi().expenses.summary.queryOptions({ trip_id: tripId ?? "" }),
    enabled: tripId !== null,
    retry: false,
  });
  const words = summary.data && planCostWords(summary.data.summary, agreed, group.currency);
  if (!words) return null;
  return <p className="text-[0.9375rem]">{words}</p>;
}
