import { formatDate } from "@/ui/format.ts";
import { BarTable } from "./bar-table.tsx";
import type { Summary } from "./types.ts";

export function ByDay({ summary }: { summary: Summary }) {
  if (summary.by_day.length === 0) return null;
  const bars = summary.by_day.map(({ date, amount, estimated }) => ({
    id: date ?? "undated",
    label: date === null ? "Without a date" : formatDate(date, "day"),
    amount,
    estimated,
  }));
  return <BarTable title="By day" rowsAre="Day" bars={bars} currency={summary.currency} />;
}
