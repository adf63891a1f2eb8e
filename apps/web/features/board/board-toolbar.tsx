"use client";

import { placeCategory } from "@caravan/domain/fields";
import { GalleryVerticalEnd, LayoutGrid } from "lucide-react";
import { Checkbox } from "@/ui/checkbox.tsx";
import { SegmentedControl } from "@/ui/segmented-control.tsx";
import { Select } from "@/ui/select.tsx";
import { type BoardView, type Order, orders } from "./lanes.ts";
import { categoryOptions } from "./place-words.ts";

export type Look = "cards" | "deck";

const looks = [
  { value: "cards", label: "Cards", icon: <LayoutGrid /> },
  { value: "deck", label: "Deck", icon: <GalleryVerticalEnd /> },
] as const;

const orderWords: Record<Order, string> = { votes: "Most wanted", newest: "Newest", name: "By name" };
const orderOptions = orders.map((value) => ({ value, label: orderWords[value] }));

export interface BoardToolbarProps {
  look: Look;
  onLook: (look: Look) => void;
  view: BoardView;
  onView: (view: BoardView) => void;
  /** How many wait for this person's vote. */
  waiting: number;
}

/** How the board is looked at. */
export function BoardToolbar({ look, onLook, view, onView, waiting }: BoardToolbarProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <SegmentedControl label="How to look at the board" segments={looks} value={look} onValueChange={onLook} />
      {look === "cards" && (
        <>
          <Checkbox
            label={waiting > 0 ? `Not voted by me (${waiting})` : "Not voted by me"}
            checked={view.notVoted}
            onCheckedChange={(notVoted) => onView({ ...view, notVoted })}
            className="items-center! py-0! text-[0.9375rem]"
          />
          <div className="grid w-full grid-cols-2 gap-2 sm:ml-auto sm:w-84">
            <Select
              aria-label="Category"
              options={[{ value: "all", label: "All categories" }, ...categoryOptions]}
              value={view.category}
              onValueChange={(value) => onView({ ...view, category: placeCategory.safeParse(value).data ?? "all" })}
            />
            <Select
              aria-label="Order"
              options={orderOptions}
              value={view.order}
              onValueChange={(value) => onView({ ...view, order: orders.find((it) => it === value) ?? "votes" })}
            />
          </div>
        </>
      )}
    </div>
  );
}
