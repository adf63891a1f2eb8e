import { expect, it } from "vitest";
import { type ComparableBooking, findSameBooking } from "./same-booking.ts";

const hotel: ComparableBooking = {
  ...{ kind: "stay", status: "confirmed", title: "Hotel Avenida", startDate: "2030-05-03", endDate: "2030-05-07" },
  ...{ startTime: null, provider: "Booking.com", confirmationNumber: "40-21", where: { city: "lisbon", point: null } },
};
const same = (wanted: Partial<ComparableBooking>, written: "mail" | "hand" = "hand") =>
  findSameBooking({ ...hotel, ...wanted }, [hotel], written) !== undefined;

it.each<[string, Partial<ComparableBooking>]>([
  ["the number is written otherwise", { confirmationNumber: "4021", title: "Avenida" }],
  ["the kind was not recognised", { kind: "other" }],
  ["the kind differs and the provider is one", { kind: "car" }],
  ["one has no number, and kind, dates and name agree", { confirmationNumber: null, provider: null }],
  ["only one of them says when", { startDate: null, endDate: null }],
])("is the same when %s", (_, wanted) => expect(same(wanted)).toBe(true));

it.each<[string, Partial<ComparableBooking>]>([
  ["the numbers differ", { confirmationNumber: "77" }],
  ["the number is one by chance, of another kind and provider", { kind: "flight", provider: "TAP" }],
  ["the number came back after years", { startDate: "2032-05-03", endDate: null }],
  ["one writes other dates", { startDate: "2030-05-08", endDate: "2030-05-09" }],
  ["one writes another city", { where: { city: "porto", point: null } }],
  ["neither has a number and the names differ", { confirmationNumber: null, title: "Hotel Lumen" }],
])("is another one when %s", (_, wanted) => expect(same(wanted)).toBe(false));

it("is the same in a mail that moves it", () => {
  expect(same({ startDate: "2030-05-20", endDate: "2030-05-22" }, "mail")).toBe(true);
});

it("is undecided without a number where several fit, or where it was cancelled", () => {
  const wanted = { ...hotel, confirmationNumber: null };
  const unnumbered = { ...wanted };
  expect(findSameBooking(wanted, [unnumbered, { ...unnumbered }], "hand")).toBeUndefined();
  expect(findSameBooking(wanted, [{ ...unnumbered, status: "cancelled" }], "hand")).toBeUndefined();
});
