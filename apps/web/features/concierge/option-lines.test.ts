import { expect, it } from "vitest";
import { optionLines } from "./components/option-card.tsx";

it("repeats nothing of the headline, and leaves out nothing else", () => {
  const added = { moves: ["Tony's 13:10 (new)"], misses: [] };
  expect(optionLines({ headline: "Add lunch at Tony's at 13:10", consequences: added }).moves).toEqual([]);
  const aside = { moves: ["Lunch 13:00 → 14:20"], misses: ["Louvre is set aside", "30 minutes less at Lunch"] };
  expect(optionLines({ headline: "Set Louvre aside", consequences: aside })).toEqual({
    moves: ["Lunch 13:00 → 14:20"],
    misses: ["30 minutes less at Lunch"],
  });
  const second = { moves: ["Louvre 13:00 → 14:20"], misses: ["Lunch is set aside"] };
  expect(optionLines({ headline: "Move Louvre to 14:20", consequences: second })).toEqual(second);
});
