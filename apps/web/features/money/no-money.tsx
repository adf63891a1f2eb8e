import { Wallet } from "lucide-react";
import type { ReactNode } from "react";
import type { Trip } from "@/features/trips/types.ts";
import { formatMoney } from "@/ui/format.ts";
import { EmptyState } from "@/ui/page-states.tsx";
import type { Summary } from "./types.ts";

/** Before anything costs something. */
export function NoMoney({ trip, summary, action }: { trip: Trip; summary: Summary; action: ReactNode }) {
  const { total } = summary.budget;
  const budget = total === null ? "" : ` The budget of ${formatMoney(total, trip.currency)} is untouched.`;
  const how = action
    ? "Enter what somebody paid and Caravan says who owes whom. Prices of bookings and estimates of the plan come by themselves."
    : "Here is what the trip costs and who owes whom, as soon as somebody enters it.";
  return <EmptyState art={<Wallet />} title="Nothing spent yet" description={`${how}${budget}`} action={action} />;
}
