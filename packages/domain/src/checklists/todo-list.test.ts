import { expect, it } from "vitest";
import { todoList } from "./todo-list.ts";

it("begins with what sells out first, each once", () => {
  const toBook = [
    { name: "Table", daysAhead: 7 },
    { name: "Museum", daysAhead: 60 },
    { name: "Table", daysAhead: 7 },
  ];
  const texts = todoList({ toBook, nights: 2 }).map((it) => it.text);
  expect(texts.slice(0, 3)).toEqual([
    "Book Museum, 60 days ahead",
    "Book Table, 7 days ahead",
    "Check passports, and whether a visa is needed",
  ]);
});

it("thinks of the plants on longer trips", () => {
  const hasPlants = (nights: number) => todoList({ toBook: [], nights }).some((it) => /plants/.test(it.text));
  expect([hasPlants(3), hasPlants(10)]).toEqual([false, true]);
});
