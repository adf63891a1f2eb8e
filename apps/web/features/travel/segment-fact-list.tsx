import type { ReactNode } from "react";
import { formatMoney } from "@/ui/format.ts";
import { CopyText } from "./copy-text.tsx";
import type { SegmentFacts } from "./types.ts";

/** What people want at hand on the day: numbers, seats, rooms, names. Nothing of what is not known. */
export function SegmentFactList({ segment }: { segment: SegmentFacts }) {
  const { details, confirmation_number, travellers, price, currency } = segment;
  const facts: readonly (readonly [label: string, value: ReactNode])[] = [
    [
      "Confirmation",
      confirmation_number && (
        <CopyText value={confirmation_number} what={`confirmation number ${confirmation_number}`} />
      ),
    ],
    ["Seats", details.seats],
    ["Class", details.travel_class],
    ["Room", details.room],
    ["Vehicle", details.vehicle],
    ["Guests", details.guests],
    [travellers.length > 1 ? "Travellers" : "Traveller", travellers.length > 0 && travellers.join(", ")],
    ["Price of the booking", price !== null && currency && formatMoney(price, currency)],
  ];
  const known = facts.filter(([, value]) => value);
  if (known.length === 0) return null;
  return (
    <dl className="wrap-anywhere flex flex-wrap gap-x-8 gap-y-3 border-t border-dashed pt-4">
      {known.map(([label, value]) => (
        <div key={label} className="min-w-0">
          <dt className="text-faint text-sm">{label}</dt>
          <dd className="flex min-h-7 items-center font-medium">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
