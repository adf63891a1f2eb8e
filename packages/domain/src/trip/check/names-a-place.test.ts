import { expect, it } from "vitest";
import { blankActivity } from "../new-activity.ts";
import { namesAPlace } from "./names-a-place.ts";

const named = (title: string, more: Partial<ReturnType<typeof blankActivity>> = {}) =>
  namesAPlace({ ...blankActivity(title), ...more }, (text) => ["baixa", "lisbon"].includes(text));

it.each([
  "Breakfast",
  "Free afternoon",
  "Pack bags",
  "Meeting with Ana",
  "Dinner with the Smiths",
  "Dinner at Ana's",
  "Dinner at home",
  "Breakfast at the hotel",
  "Wine tasting",
  "Wine Tasting",
  "Cooking class",
  "Birthday party for Ben",
  "Call mum",
  "Team offsite",
  "Watch the match",
  "City tour",
  "Baixa",
  "Explore Baixa",
  "Dinner near Lisbon",
  "Sushi",
  "Read a book",
  "Buy tickets for the show",
  "Check out",
])("does not treat %s as a place", (title) => {
  expect(named(title)).toBe(false);
});

it.each([
  "Bar Imaginário",
  "Dinner at Chez Nous",
  "dinner at chez nous",
  "Visit the Museum of Clouds",
  "Casa do Alentejo",
  "Hotel Lumiere",
  "The Golden Spoon",
  "Lunch in Casa Pia",
])("treats %s as a place", (title) => {
  expect(named(title)).toBe(true);
});

it("uses type, location, address and position too", () => {
  expect(named("Cloudspotting", { activityType: "sightseeing" })).toBe(true);
  expect(named("Dinner", { location: "Casa do Alentejo" })).toBe(true);
  expect(named("Dinner", { location: "Baixa" })).toBe(false);
  expect(named("Meeting with Ana", { address: "Rua Augusta 10" })).toBe(true);
  expect(named("Hidden waterfall", { lat: 38.7 })).toBe(true);
  expect(named("Picnic", { lat: 38.7 })).toBe(false);
  expect(named("Train to Porto", { activityType: "transport", address: "Gare do Oriente" })).toBe(false);
});
