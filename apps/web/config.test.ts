import { mkdtempSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { readConfig } from "./config.ts";

const secret = "a".repeat(32);

describe("readConfig", () => {
  it("names all errors at once, and where to look", () => {
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

  it("reads the languages, all of them without it", () => {
    const languages = (LANGUAGES: string) => readConfig({ AUTH_SECRET: secret, LANGUAGES }).languages;
    expect(languages("")).toEqual(["en", "de", "es", "fr", "ja"]);
    expect(languages("de, en fr,de")).toEqual(["de", "en", "fr"]);
    for (const wrong of ["english", "en,pt", ","]) expect(() => languages(wrong)).toThrow(/LANGUAGES/);
  });

  it("reads the address of the malware scanner", () => {
    const scanner = (CLAMD: string) => readConfig({ AUTH_SECRET: secret, CLAMD }).malwareScanner;
    expect(scanner("")).toBeUndefined();
    expect(scanner("clamav:3310")).toEqual({ host: "clamav", port: 3310 });
    expect(scanner("[::1]:3310")).toEqual({ host: "::1", port: 3310 });
    for (const wrong of ["clamav", "tcp://clamav:3310", "clamav:99999", "a b:3310", "user@clamav:3310"])
      expect(() => scanner(wrong)).toThrow(/CLAMD: must be a host and a port/);
  });

  it("reads secrets from files, and says what is wrong with one without its content", () => {
    const folder = mkdtempSync(join(tmpdir(), "caravan-secrets-"));
    const path = join(folder, "auth");
    writeFileSync(path, `${"f".repeat(40)}\n`);
    const config = readConfig({ AUTH_SECRET_FILE: path, DATABASE_URL_FILE: "" });
    expect(config.secrets).toEqual(["f".repeat(40)]);
    expect(config.databaseUrl).toBeUndefined();
    expect(() => readConfig({ AUTH_SECRET: secret, AUTH_SECRET_FILE: path })).toThrow(
      /AUTH_SECRET_FILE: AUTH_SECRET is set as well/,
    );
    expect(() => readConfig({ AUTH_SECRET_FILE: join(folder, "missing") })).toThrow(/AUTH_SECRET_FILE: .*ENOENT/);
    writeFileSync(path, " \n");
    expect(() => readConfig({ AUTH_SECRET_FILE: path })).toThrow(/AUTH_SECRET_FILE: .* is empty/);
    writeFileSync(path, "too-short-a-secret");
    const short = () => readConfig({ AUTH_SECRET_FILE: path });
    expect(short).toThrow(/AUTH_SECRET: must have at least 32/);
    expect(short).not.toThrow(/too-short-a-secret/);
  });

  it("reads inbound mail only with a domain and a long enough secret", () => {
    const inbound = { AUTH_SECRET: secret, INBOUND_MAIL_DOMAIN: "In.Example.com" };
    const long = `whsec_${Buffer.alloc(24, 7).toString("base64")}`;
    expect(readConfig({ AUTH_SECRET: secret }).inboundMail).toBeUndefined();
    expect(readConfig({ ...inbound, INBOUND_MAIL_SECRET: long }).inboundMail).toEqual({
      domain: "in.example.com",
      secret: long,
    });
    expect(() => readConfig(inbound)).toThrow(/INBOUND_MAIL_SECRET: needed beside INBOUND_MAIL_DOMAIN/);
    for (const short of ["whsec_c2hvcnQ=", "c2VjcmV0".repeat(8), "whsec_not base64 at all, but long enough"])
      expect(() => readConfig({ ...inbound, INBOUND_MAIL_SECRET: short })).toThrow(/INBOUND_MAIL_SECRET: must be/);
  });

  it("reads the language model: limits, defaults, and what is needed together", () => {
    const local = {
      AUTH_SECRET: secret,
      MODEL_PROVIDER: "openai",
      MODEL_NAME: "qwen3",
      MODEL_URL: "http://localhost:11434/v1",
    };
    expect(readConfig({ AUTH_SECRET: secret }).model).toBeUndefined();
    expect(readConfig(local).model).toEqual({
      provider: "openai",
      url: "http://localhost:11434/v1",
      name: "qwen3",
      apiKey: undefined,
      timeoutSeconds: 120,
      maxTokens: 12_000,
    });
    const refused: [Record<string, string>, RegExp][] = [
      [{ ...local, MODEL_URL: "" }, /MODEL_API_KEY: needed/],
      [{ ...local, MODEL_NAME: "" }, /MODEL_NAME: needed beside MODEL_PROVIDER/],
      [{ AUTH_SECRET: secret, MODEL_API_KEY: "sk-1" }, /MODEL_PROVIDER: needed/],
      [{ ...local, MODEL_URL: "http://user:word@localhost/v1" }, /MODEL_URL: must have no user name/],
      [{ ...local, MODEL_URL: "localhost" }, /MODEL_URL: must be an http/],
      [{ ...local, MODEL_TIMEOUT_SECONDS: "4" }, /MODEL_TIMEOUT_SECONDS/],
      [{ ...local, MODEL_MAX_TOKENS: "many" }, /MODEL_MAX_TOKENS/],
    ];
    for (const [env, message] of refused) expect(() => readConfig(env)).toThrow(message);
  });

  it("reads the file store: a folder, or all settings of a bucket", () => {
    const bucket = {
      AUTH_SECRET: secret,
      STORAGE: "s3",
      S3_ENDPOINT: "https://s3.example.com",
      S3_BUCKET: "caravan-files",
      S3_ACCESS_KEY_ID: "AKIA",
      S3_SECRET_ACCESS_KEY: "word",
    };
    expect(readConfig({ AUTH_SECRET: secret }).bucket).toBeUndefined();
    expect(readConfig(bucket).bucket).toEqual({
      endpoint: "https://s3.example.com",
      region: "us-east-1",
      bucket: "caravan-files",
      accessKeyId: "AKIA",
      secretAccessKey: "word",
    });
    const refused: [Record<string, string>, RegExp][] = [
      [{ ...bucket, S3_BUCKET: "" }, /S3_BUCKET: needed beside S3_ENDPOINT[\s\S]*STORAGE: s3 needs/],
      [{ ...bucket, S3_BUCKET: "a/../b" }, /S3_BUCKET: must be the name/],
      [{ ...bucket, S3_ENDPOINT: "https://a:b@s3.example.com" }, /S3_ENDPOINT: must have no user name/],
      [{ ...bucket, STORAGE: "" }, /STORAGE: must be s3/],
      [{ AUTH_SECRET: secret, STORAGE: "s3" }, /STORAGE: s3 needs S3_ENDPOINT/],
      [{ AUTH_SECRET: secret, STORAGE: "tape" }, /STORAGE/],
    ];
    for (const [env, message] of refused) expect(() => readConfig(env)).toThrow(message);
  });

  it("reads an empty line of an .env file as not set", () => {
    expect(readConfig({ AUTH_SECRET: secret, DATABASE_URL: "", PORT: "" })).toMatchObject({
      port: 3000,
      databaseUrl: undefined,
    });
  });

  it("reads several secrets, the current one first", () => {
    const old = { AUTH_SECRETS_OLD: `${"o".repeat(32)}, ${"p".repeat(32)}` };
    expect(readConfig({ AUTH_SECRET: secret, ...old }).secrets).toEqual([secret, "o".repeat(32), "p".repeat(32)]);
    const DATA_DIR = mkdtempSync(join(tmpdir(), "caravan-config-"));
    writeFileSync(join(DATA_DIR, "auth-secret"), `${"n".repeat(32)}\n${"o".repeat(32)}\n`);
    expect(readConfig({ DATA_DIR }).secrets).toEqual(["n".repeat(32), "o".repeat(32)]);
    writeFileSync(join(DATA_DIR, "auth-secret"), "short");
    expect(() => readConfig({ DATA_DIR })).toThrow(/auth-secret must begin with/);
  });

  it("generates a secret once, stores it, and lets nobody else read it", () => {
    const DATA_DIR = mkdtempSync(join(tmpdir(), "caravan-config-"));
    const [first] = readConfig({ DATA_DIR }).secrets;
    expect(first.length).toBeGreaterThanOrEqual(32);
    expect(readConfig({ DATA_DIR }).secrets).toEqual([first]);
    expect(readFileSync(join(DATA_DIR, "auth-secret"), "utf8")).toBe(first);
    expect(statSync(join(DATA_DIR, "auth-secret")).mode & 0o077).toBe(0);
  });

  it("shows no sample trip on a user's own server", () => {
    expect(readConfig({ AUTH_SECRET: secret }).demo).toBe(true);
    expect(readConfig({ AUTH_SECRET: secret, DATABASE_URL: "postgresql://db.example.com/caravan" }).demo).toBe(false);
  });

  it("asks live sources in production only, and nowhere in a build of CI", () => {
    const addresses = (env: Record<string, string>) => readConfig({ AUTH_SECRET: secret, ...env }).live.addresses;
    expect(Object.values(addresses({})).filter(Boolean)).toEqual([]);
    expect(Object.values(addresses({ NODE_ENV: "production", CI: "true" })).filter(Boolean)).toEqual([]);
    expect(Object.values(addresses({ NODE_ENV: "production" }))).not.toContain(null);
    const own = { NODE_ENV: "production", NOMINATIM_URL: "https://maps.example.com", RATES_URL: "off" };
    expect(addresses(own)).toMatchObject({ nominatim: "https://maps.example.com", rates: null });
    expect(Object.values(addresses({ ...own, LIVE_SOURCES: "off" })).filter(Boolean)).toEqual([]);
    expect(() => addresses({ WEATHER_URL: "https://weather.example.com/?key=secret" })).toThrow(
      /WEATHER_URL: must have no user name, query/,
    );
  });
});
