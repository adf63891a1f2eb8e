import { Bed, CircleDot, ShoppingBag, Ticket, TrainFront, Utensils } from "lucide-react";
import type { Category } from "../types.ts";

const icons = {
  transport: TrainFront,
  accommodation: Bed,
  food: Utensils,
  activities: Ticket,
  shopping: ShoppingBag,
  other: CircleDot,
} as const satisfies Readonly<Record<Category, unknown>>;

/** Decorative: the words are beside it. */
export function CategoryIcon({ category, className }: { category: Category; className?: string }) {
  const Icon = icons[category];
  return <Icon aria-hidden="true" {...(className && { className })} />;
}
