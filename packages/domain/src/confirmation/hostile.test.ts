import { expect, it } from "vitest";
import { fewPlaces } from "../../test/travel-data.ts";
import { readConfirmation } from "./read.ts";

/** What somebody would send who wants a reader to search itself to death. */
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

/** Time of the processor, which other work on the machine does not add to; the least of three leaves out the warming up. */
function spent(text: string): number {
  const once = () => {
    const before = process.cpuUsage();
    readConfirmation(text, { today: "2026-01-15", data: fewPlaces });
    return process.cpuUsage(before).user / 1000;
  };
  return Math.min(once(), once(), once());
}

it.each(units)("takes four times as long at most, and some, for four times %j", { timeout: 60_000 }, (unit) => {
  const small = unit.repeat(Math.ceil(100_000 / unit.length));
  // Quadratic cost would be sixteen times; what takes next to nothing is not worth a ratio.
  expect(spent(small.repeat(4))).toBeLessThan(10 * Math.max(spent(small), 25));
});
