import { expect, it } from "vitest";
import { run, setUp } from "../../test/context.ts";
import { searchDestinations } from "./search-destinations.ts";

const { outside, ana } = await setUp();
const search = (query: string) => run(searchDestinations, outside.ports, ana, { query });

it("has a route through a country beside its cities", async () => {
  const { kind, destinations, route } = await search("Japan");
  expect(kind).toBe("ambiguous");
  expect(destinations[0]).toMatchObject({ name: "Tokyo", city_id: "tokyo" });
  expect(route?.slice(0, 2).map((it) => it.name)).toEqual(["Tokyo", "Kyoto"]);
});

it("has no route for a city", async () => {
  expect(await search("Lisbon")).not.toHaveProperty("route");
});
