import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { diffSchema, hasDrift, migrate } from "./migrate.ts";
import { migrationsDirectory } from "./paths.ts";
import { migrationNames } from "./schema-engine.ts";
import { type TestDatabase, testDatabase } from "./testing.ts";

describe("migrations", { timeout: 30_000 }, () => {
  let database: TestDatabase;
  let folder: string;
  beforeAll(async () => {
    database = await testDatabase();
    folder = mkdtempSync(join(tmpdir(), "caravan-migrations-"));
    cpSync(migrationsDirectory, folder, { recursive: true });
    mkdirSync(join(folder, "29990101000000_extra"));
    writeFileSync(join(folder, "29990101000000_extra/migration.sql"), "CREATE TABLE extra (id int PRIMARY KEY);");
  });
  afterAll(async () => {
    rmSync(folder, { recursive: true, force: true });
    await database.close();
  });

  it("give exactly prisma/schema", async () => {
    expect(await hasDrift(database.url)).toBe(false);
  });

  it("are reported when they give another schema, and leave no scratch database", async () => {
    expect(await diffSchema(database.url, folder)).toContain('DROP TABLE "extra"');
    const { rows } = await database.pool.query(
      "SELECT FROM pg_database WHERE datname LIKE 'scratch_%' || current_database()",
    );
    expect(rows).toHaveLength(0);
  });

  it("are applied once when several processes start together", async () => {
    const results = await Promise.all([1, 2, 3].map(() => migrate(database.url, folder)));
    expect(results.flat()).toEqual(["29990101000000_extra"]);
    expect(await migrate(database.url, folder)).toEqual([]);
    const { rows } = await database.pool.query("SELECT migration_name FROM _prisma_migrations ORDER BY 1");
    expect(rows.map((row) => row.migration_name)).toEqual(migrationNames(folder));
  });

  it("leave the database unchanged when one fails, and say what to do", async () => {
    const broken = mkdtempSync(join(tmpdir(), "caravan-migrations-"));
    cpSync(folder, broken, { recursive: true });
    const add = (name: string, sql: string) => {
      mkdirSync(join(broken, name), { recursive: true });
      writeFileSync(join(broken, name, "migration.sql"), sql);
    };
    add("29990102000000_good", "CREATE TABLE good (id int PRIMARY KEY);");
    add("29990103000000_bad", "CREATE TABLE half (id int PRIMARY KEY);\nALTER TABLE no_such_table ADD COLUMN a int;");
    try {
      const failed = migrate(database.url, broken);
      await expect(failed).rejects.toThrow(
        /29990103000000_bad failed, and the database is as it was before it: .*no_such_table.*start again/,
      );
      const { rows } = await database.pool.query("SELECT to_regclass('half') AS half, to_regclass('good') AS good");
      expect(rows).toEqual([{ half: null, good: "good" }]);
      add("29990103000000_bad", "CREATE TABLE half (id int PRIMARY KEY);");
      expect(await migrate(database.url, broken)).toEqual(["29990103000000_bad"]);
      // For this release, the two migrations belong to a newer one.
      await expect(migrate(database.url, folder)).rejects.toThrow(
        /newer release of Caravan: it has the migrations 29990102000000_good, 29990103000000_bad.*restore the backup/,
      );
    } finally {
      await database.pool.query("DROP TABLE IF EXISTS good, half");
      await database.pool.query("DELETE FROM _prisma_migrations WHERE migration_name >= '29990102'");
      rmSync(broken, { recursive: true, force: true });
    }
  });

  it("that Prisma left half applied are named, with what to do", async () => {
    const half =
      "INSERT INTO _prisma_migrations (id, checksum, migration_name) VALUES ('half', '', '29990104000000_half')";
    await database.pool.query(half);
    await expect(migrate(database.url, folder)).rejects.toThrow(/29990104000000_half was begun .* resolve --applied/);
    await database.pool.query("DELETE FROM _prisma_migrations WHERE id = 'half'");
  });

  it("compare ranks bytewise", async () => {
    const { rows } = await database.pool.query(
      "SELECT collation_name FROM information_schema.columns WHERE table_name = 'activities' AND column_name = 'rank'",
    );
    expect(rows[0].collation_name).toBe("C");
  });

  it("create a database that Prisma and plain SQL share", async () => {
    const id = "0190a000-0000-7000-8000-000000000001";
    await database.prisma.user.create({ data: { id, email: "ada@example.org" } });
    const { rows } = await database.pool.query("SELECT email, kind FROM users WHERE id = $1", [id]);
    expect(rows).toEqual([{ email: "ada@example.org", kind: "person" }]);
  });

  it("keep start and end of stored activities where the length contradicts them", async () => {
    const sql = readFileSync(
      join(migrationsDirectory, "20261122183000_consistent_activity_times/migration.sql"),
      "utf8",
    );
    const rows = [
      ["20:00", "20:15", 75, "20:15", 15],
      ["23:30", "00:45", 75, "00:45", 75],
      ["22:00", "01:00", 60, "01:00", 180],
      ["10:00", "12:00", 1560, "12:00", 1560],
      ["10:00", "12:00", null, "12:00", null],
      ["10:00", null, 60, null, 60],
      [null, "12:00", 60, null, 60],
      [null, "12:00", null, "12:00", null],
    ] as const;
    const client = await database.pool.connect();
    try {
      await client.query("CREATE TEMP TABLE activities (id int, start_time text, end_time text, duration_minutes int)");
      for (const [id, [start, end, minutes]] of rows.entries())
        await client.query("INSERT INTO activities VALUES ($1, $2, $3, $4)", [id, start, end, minutes]);
      await client.query(sql);
      const { rows: now } = await client.query("SELECT end_time, duration_minutes FROM activities ORDER BY id");
      expect(now.map((it) => [it.end_time, it.duration_minutes])).toEqual(rows.map((it) => it.slice(3)));
    } finally {
      client.release(true);
    }
  });
});
