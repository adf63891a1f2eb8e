import { describe, expect, it } from "vitest";
import { createDatabase } from "./client.ts";
import { sqlOf, statement, t, transaction } from "./sql.ts";
import { DatabaseUnavailable, named } from "./unavailable.ts";

const coded = (code: string) => Object.assign(new Error("of the server"), { code });

describe("an error of a statement", () => {
  it.each([
    ["a lock that is not free in time", coded("55P03"), "busy"],
    ["a deadlock", coded("40P01"), "busy"],
    ["too many connections", coded("53300"), "busy"],
    ["no free connection of the pool", new Error("timeout exceeded when trying to connect"), "busy"],
    ["a statement that takes too long", coded("57014"), "slow"],
    ["a server that stops", coded("57P01"), "down"],
    ["a server that starts", coded("57P03"), "down"],
    ["a connection that broke", new Error("Connection terminated unexpectedly"), "down"],
  ])("%s means that the database is unavailable", (_, error, reason) => {
    expect(named(error)).toMatchObject({ name: "DatabaseUnavailable", reason, cause: error });
  });

  it("is unchanged when the statement is at fault", () => {
    const duplicate = coded("23505");
    expect(named(duplicate)).toBe(duplicate);
  });
});

it("a database that cannot be reached is down, for single statements and for transactions", async () => {
  const database = createDatabase("postgresql://nobody@127.0.0.1:1/nothing");
  const one = statement("one-of-nothing", "select 1 as one", [], { one: t.integer });
  await expect(sqlOf(database).rows(one, [])).rejects.toBeInstanceOf(DatabaseUnavailable);
  await expect(transaction(database, async () => 1)).rejects.toMatchObject({ reason: "down" });
  await database.close();
});
