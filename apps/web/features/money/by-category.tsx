import { BarTable } from "./bar-table.tsx";
import { CategoryIcon } from "./category-icon.tsx";
import { categoryWords } from "./money-words.ts";
import type { Summary } from "./types.ts";

export function ByCategory({ summary }: { summary: Summary }) {
  if (summary.by_category.length === 0) return null;
  const bars = summary.by_category.map(({ category, amount, estimated }) => ({
    id: category,
    label: (
      <>
        <CategoryIcon category={category} />
        {categoryWords[category]}
      </>
    ),
    amount,
    estimated,
  }));
  return <BarTable title="By category" rowsAre="Category" bars={bars} currency={summary.currency} />;
}
