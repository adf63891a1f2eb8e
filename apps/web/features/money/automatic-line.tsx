import { ReceiptText } from "lucide-react";
import { Badge } from "@/ui/badge.tsx";
import { Button } from "@/ui/button.tsx";
import { formatDate, formatMoney } from "@/ui/format.ts";
import { CategoryIcon } from "./category-icon.tsx";
import { categoryWords, sourceWords } from "./money-words.ts";
import type { Automatic } from "./types.ts";

export function AutomaticLine({
  automatic,
  canEdit,
  onReplace,
}: {
  automatic: Automatic;
  canEdit: boolean;
  onReplace: () => void;
}) {
  const { title, category, amount, currency, currency_assumed, date, estimated, source } = automatic;
  return (
    <li className="flex flex-wrap items-start gap-x-3 px-4 py-3">
      <span className="mt-0.5 grid size-9 shrink-0 place-items-center rounded-control bg-sunken text-muted [&_svg]:size-4.5">
        <CategoryIcon category={category} />
      </span>
      <div className="min-w-18 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="wrap-anywhere font-medium">{title}</span>
          {estimated && <Badge tone="warning">Estimated</Badge>}
        </p>
        <p className="text-muted text-sm">
          <span className="sr-only">{categoryWords[category]}, </span>
          {date === null ? "No date" : formatDate(date, "day")} · {sourceWords[source]}
          {estimated && ", for all travellers"}
          {currency_assumed && ", taken to be in the trip's currency"}
        </p>
        {canEdit && (
          <Button
            size="sm"
            variant="ghost"
            icon={<ReceiptText />}
            className="-ml-3 text-accent"
            aria-label={`Enter what ${title} cost`}
            onClick={onReplace}
          >
            Enter what it cost
          </Button>
        )}
      </div>
      <p className="ml-auto pt-0.5 text-muted tabular-nums">
        {estimated && <span aria-hidden="true">≈ </span>}
        {formatMoney(amount, currency)}
      </p>
    </li>
  );
}
