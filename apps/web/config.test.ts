import { mkdtempSync, readFileSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { readConfig } from "./config.ts";

const secret = "a".repeat(32);

describe("readConfig", () => {
  it("names everything that is wrong at once, and where to look", () => {
    const bad = {
      PORT: "ninety",
      PUBLIC_URL: "trips.example.com",
      AUTH_SECRET: "short",
      SMTP_URL: "smtp://mail.example.com",
    };
    expect(() => readConfig(bad)).toThrow(
      /PORT.*\n.*PUBLIC_URL.*\n.*AUTH_SECRET.*\n.*MAIL_FROM: needed beside SMTP_URL[\s\S]*\.env\.example/,
    );
  });

  it("takes an empty line of an .env file for not set", () => {
    expect(readConfig({ AUTH_SECRET: secret, DATABASE_URL: "", PORT: "" })).toMatchObject({
      port: 3000,
      databaseUrl: undefined,
    });
  });

  it("makes a secret once, keeps it, and lets nobody else read it", () => {
    const DATA_DIR = mkdtempSync(join(tmpdir(), "caravan-config-"));
    const first = readConfig({ DATA_DIR }).secret;
    expect(first.length).toBeGreaterThanOrEqual(32);
    expect(readConfig({ DATA_DIR }).secret).toBe(first);
    expect(readFileSync(join(DATA_DIR, "auth-secret"), "utf8")).toBe(first);
    expect(statSync(join(DATA_DIR, "auth-secret")).mode & 0o077).toBe(0);
  });

  it("shows no sample trip on a server of the user's own", () => {
    expect(readConfig({ AUTH_SECRET: secret }).demo).toBe(true);
    expect(readConfig({ AUTH_SECRET: secret, DATABASE_URL: "postgresql://db.example.com/caravan" }).demo).toBe(false);
  });
});
