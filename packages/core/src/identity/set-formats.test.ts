import { sqlOf } from "@caravan/db/sql";
import { said } from "@caravan/domain/words/sentence";
import { expect, it } from "vitest";
import { createPerson, run, setUp } from "../../test/context.ts";
import { readerOfAddress, readerOfPerson } from "../kernel/reader-language.ts";
import { word } from "../kernel/word.ts";
import { createTrip } from "../trips/create-trip.ts";
import { changeName } from "./change-name.ts";
import { getAccount } from "./get-account.ts";
import { setCurrency } from "./set-currency.ts";
import { setFormats } from "./set-formats.ts";

const { database, outside } = await setUp();
const { ports } = outside;
const automatic = { clock: null, week: null, distance: null, temperature: null };

it("is kept in the account, and what is written to its person without a request follows", async () => {
  const ana = await createPerson(database, "Ana");
  const { user } = await run(getAccount, ports, ana, {});
  expect(user.formats).toEqual(automatic);
  await run(setFormats, ports, ana, { ...automatic, clock: "12", distance: "mi" });
  expect((await run(getAccount, ports, ana, {})).user.formats).toEqual({ ...automatic, clock: "12", distance: "mi" });
  const sql = sqlOf(database);
  const reader = await readerOfPerson(sql, ports, ana.userId);
  expect(reader.formats).toEqual({ clock: "12", week: "monday", distance: "mi", temperature: "c" });
  expect(await readerOfAddress(sql, ports, user.email)).toEqual(reader);
  expect(word(said`Move ${"Louvre"} to ${"14:30"}`, reader)).toBe("Move Louvre to 2:30 pm");
  await run(setFormats, ports, ana, automatic);
  expect((await readerOfPerson(sql, ports, ana.userId)).formats.clock).toBe("24");
});

it("is beside the name, which can be changed and not be left out", async () => {
  const bo = await createPerson(database, "Bo");
  await run(changeName, ports, bo, { name: "Bo Lind" });
  expect((await run(getAccount, ports, bo, {})).user.name).toBe("Bo Lind");
  await expect(run(changeName, ports, bo, { name: " " })).rejects.toThrow();
});

it("is beside the currency of new trips, which comes before that of the destination and after what is said", async () => {
  const cy = await createPerson(database, "Cy");
  const dates = { start_date: "2030-05-03", end_date: "2030-05-04", skip_ai_generation: true };
  const currencyOf = async (more: { currency?: string }) =>
    (await run(createTrip, ports, cy, { destination: "Lisbon", ...dates, ...more })).trip.currency;
  expect(await currencyOf({})).toBe("EUR");
  await run(setCurrency, ports, cy, { currency: "chf" });
  expect((await run(getAccount, ports, cy, {})).user.currency).toBe("CHF");
  expect([await currencyOf({}), await currencyOf({ currency: "USD" })]).toEqual(["CHF", "USD"]);
  await run(setCurrency, ports, cy, { currency: null });
  expect(await currencyOf({})).toBe("EUR");
});
