import { expect, it } from "vitest";
import { fewPlaces } from "../../test/travel-data.ts";
import { readConfirmation } from "./read.ts";

/** What somebody would send who wants a reader to search itself to death. How time grows with it, the bench says. */
const units = [
  "Check-in: 12 May 2026\nCheck-out: 14 May 2026\nHotel: Hotel Ring\n",
  "Pick-up: 12 May 2026\nReturn: 13 May 2026\n",
  "Meeting\nWhen: 12 May 2026 10:00\nWhere: Room 4, Main Street 5\n",
  "BEGIN:VEVENT\nDTSTART:20260512T100000Z\n",
  "Old date: 1 May\nNew date: 2 May\n",
  "Hotel Foo Bar\nMain Street 12\n",
  "Hotel\nGuest\n",
  "your stay at ",
  "Check-in  ",
  "a: ",
  "<style>",
  "> > ",
  "* ",
];

it.each(units)("comes to an end with %j, and states no more than it says", (unit) => {
  const text = unit.repeat(Math.ceil(60_000 / unit.length));
  const { segments } = readConfirmation(text, { today: "2026-01-15", data: fewPlaces });
  for (const { start, confirmationNumber } of segments) {
    expect(start === null || start.startsWith("2026-05-1")).toBe(true);
    expect(confirmationNumber).toBeNull();
  }
});
