import { expect, it } from "vitest";
import { linesOf } from "./option-lines.ts";

const planned = ["Louvre", "Lunch", "Lunch at Ramiro", "Castle"];
const headingOf = (summary: string, moves: string[] = []) =>
  linesOf({ summary, consequences: { moves, misses: [] } }, planned).heading;

it.each([
  ["Move Louvre to 14:20, move Lunch to 15:30 and move Castle to 17:15", "Move Louvre to 14:20"],
  ["Move Louvre to Sun 22 Nov at 12:45 and move Lunch to 14:20", "Move Louvre to Sun 22 Nov at 12:45"],
  ["Set Louvre aside and move Lunch to 14:20", "Set Louvre aside"],
  [
    "Do Louvre from 14:20 to 14:45, do Lunch from 15:05 to 15:35 and start Castle at 16:20",
    "Do Louvre from 14:20 to 14:45",
  ],
  ["Swap Louvre and Castle and move Lunch to 14:20", "Swap Louvre and Castle"],
])("heads %s with the first thing", (summary, heading) => {
  expect(headingOf(summary)).toBe(heading);
});

it.each([
  "Move Louvre to 14:20",
  "Swap Louvre and Castle",
  "Move Louvre to 14:55 and 2 more changes",
  "Move Lunch at Ramiro to 14:00",
  "Go to Orsay instead of Louvre",
])("leaves %s whole", (summary) => {
  expect(headingOf(summary)).toBe(summary);
});

it("tells apart what is not on the plan yet", () => {
  const moves = ["Tony's and Sons 13:10 (new)", "Castle 13:00 → 14:30"];
  expect(headingOf("Add lunch at Tony's and Sons at 13:10 and move Castle to 14:30", moves)).toBe(
    "Add lunch at Tony's and Sons at 13:10",
  );
});

it("repeats nothing that the heading says, and leaves out nothing else", () => {
  const added = { moves: ["Tony's 13:10 (new)"], misses: [] };
  expect(linesOf({ summary: "Add lunch at Tony's at 13:10", consequences: added }, planned).moves).toEqual([]);
  const aside = { moves: ["Lunch 13:00 → 14:20"], misses: ["Louvre is set aside", "30 minutes less at Lunch"] };
  const told = linesOf({ summary: "Set Louvre aside and move Lunch to 14:20", consequences: aside }, planned);
  expect(told).toEqual({
    heading: "Set Louvre aside",
    moves: ["Lunch 13:00 → 14:20"],
    misses: ["30 minutes less at Lunch"],
  });
  const second = { moves: ["Louvre 13:00 → 14:20"], misses: ["Lunch is set aside"] };
  const kept = linesOf({ summary: "Move Louvre to 14:20 and set Lunch aside", consequences: second }, planned);
  expect(kept).toMatchObject({ heading: "Move Louvre to 14:20", misses: ["Lunch is set aside"] });
});
