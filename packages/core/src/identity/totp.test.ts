import { TOTP } from "otpauth";
import { describe, expect, it } from "vitest";
import { createPerson, now, run, setUp } from "../../test/context.ts";
import { type SecretBox, secretBox } from "../kernel/secret-box.ts";
import { hashSecret } from "../kernel/secrets.ts";
import { changePassword } from "./change-password.ts";
import { confirmIdentity } from "./confirm-identity.ts";
import { confirmTotp } from "./confirm-totp.ts";
import { disableTotp } from "./disable-totp.ts";
import { resealTotp } from "./reseal-totp.ts";
import { verifySignIn } from "./sign-in.ts";
import { startTotp } from "./start-totp.ts";
import { secondFactor } from "./totp.ts";

const { database, outside } = await setUp();
const { ports } = outside;
const visit = { network: "127.0.0.1", userAgent: null, browser: null };
const at = (seconds: number) => new Date(now.getTime() + seconds * 1000);
const codeAt = (secret: string, time: Date) => new TOTP({ secret }).generate({ timestamp: time.getTime() });

async function enabled() {
  const person = await createPerson(database, "Ana");
  await database.prisma.user.update({ where: { id: person.userId }, data: { passwordHash: "hashed a quiet road" } });
  const { secret, uri } = await run(startTotp, ports, person, {});
  const { recovery_codes } = await run(confirmTotp, ports, person, { code: codeAt(secret, now) });
  const signIn = (code?: string, time = at(60), password = "a quiet road") =>
    verifySignIn(ports, { email: person.email, password, code }, visit, time);
  return { person, secret, uri, recovery_codes, signIn };
}

describe("the second factor", () => {
  it("is needed besides the password, and accepts each code of the app once", async () => {
    const { person, secret, uri, signIn } = await enabled();
    expect(uri).toMatch(/^otpauth:\/\/totp\/Caravan:/);
    expect(await signIn()).toBe("second_factor");
    expect(await signIn("000000")).toBeNull();
    expect(await signIn(codeAt(secret, at(60)), at(60), "another road")).toBeNull();
    // This code was used when the factor was switched on.
    expect(await signIn(codeAt(secret, now), at(20))).toBeNull();
    const code = codeAt(secret, at(60));
    expect(await signIn(` ${code.slice(0, 3)} ${code.slice(3)}`)).toMatchObject({ id: person.userId });
    expect(await signIn(code)).toBeNull();
    expect(await signIn(codeAt(secret, at(200)), at(60))).toBeNull();
    expect(await signIn(codeAt(secret, at(120)), at(100))).toMatchObject({ id: person.userId });
  });

  it("is needed as well to confirm who is signed in by the password", async () => {
    const { person, secret, recovery_codes } = await enabled();
    const confirm = (code?: string, password = "a quiet road") =>
      run(confirmIdentity, ports, person, { password, ...(code === undefined ? {} : { code }) });
    const refusedAt = (path: string) => ({ code: "validation_failed", details: [{ path }] });
    await expect(confirm()).rejects.toMatchObject(refusedAt("code"));
    await expect(confirm("000000")).rejects.toMatchObject(refusedAt("code"));
    // Switching the factor on used up this step.
    await expect(confirm(codeAt(secret, now))).rejects.toMatchObject(refusedAt("code"));
    await expect(confirm(recovery_codes[0], "another road")).rejects.toMatchObject(refusedAt("password"));
    expect(await confirm(recovery_codes[0])).toEqual({ confirmed: true });
  });

  it("can be a recovery code instead; each works once, and only hashes are stored", async () => {
    const { person, recovery_codes, signIn } = await enabled();
    const [first = "", second = ""] = recovery_codes;
    expect(recovery_codes).toHaveLength(10);
    expect(await signIn(first.toLowerCase().replace("-", " "))).toMatchObject({ id: person.userId });
    expect(await signIn(first)).toBeNull();
    const row = await database.prisma.totpSecret.findUnique({ where: { userId: person.userId } });
    expect(row?.recoveryHashes).toHaveLength(9);
    expect(JSON.stringify(row)).not.toContain(second);
  });

  it("is active only once its app has shown a code, is not set up over another, and can be switched off", async () => {
    const person = await createPerson(database, "Bo");
    await database.prisma.user.update({ where: { id: person.userId }, data: { passwordHash: "hashed a quiet road" } });
    const signIn = () => verifySignIn(ports, { email: person.email, password: "a quiet road" }, visit, now);
    const { secret } = await run(startTotp, ports, person, {});
    expect(await signIn()).toMatchObject({ id: person.userId });
    await expect(run(confirmTotp, ports, person, { code: "000000" })).rejects.toMatchObject({ code: "code_invalid" });
    await run(confirmTotp, ports, person, { code: codeAt(secret, now) });
    expect(await signIn()).toBe("second_factor");
    await expect(run(startTotp, ports, person, {})).rejects.toMatchObject({ code: "second_factor_set" });
    await run(disableTotp, ports, person, {});
    expect(await signIn()).toMatchObject({ id: person.userId });
  });
});

it("with a second factor, the password is not changed by the password alone", async () => {
  const { person } = await enabled();
  await database.prisma.user.update({ where: { id: person.userId }, data: { passwordHash: "hashed a quiet road" } });
  const change = (authenticatedAt: Date) =>
    run(
      changePassword,
      ports,
      { ...person, session: { id: crypto.randomUUID(), authenticatedAt } },
      {
        ...{ current_password: "a quiet road", password: "a longer road by night" },
      },
    );
  await expect(change(at(-7200))).rejects.toMatchObject({ code: "recent_sign_in_needed" });
  expect(await change(now)).toMatchObject({ changed: true });
});

describe("a stored second factor", () => {
  const ring = (...keys: readonly [number, ...number[]]) => {
    const [current, ...earlier] = keys.map((it) => new Uint8Array(32).fill(it));
    return secretBox([current as Uint8Array, ...earlier]);
  };
  const rowOf = (userId: string) => database.prisma.totpSecret.findUniqueOrThrow({ where: { userId } });

  it("is encrypted, for its own row", async () => {
    const [one, two] = [await enabled(), await enabled()];
    const row = await rowOf(one.person.userId);
    expect(JSON.stringify(row)).not.toContain(one.secret);
    for (const it of [row.secret, ...row.recoveryHashes]) expect(it).toMatch(/^sealed:1:[0-9a-f]{12}:[\w-]+$/);
    const { secret, recoveryHashes } = row;
    // It cannot be decrypted in another row.
    await database.prisma.totpSecret.update({ where: { userId: two.person.userId }, data: { secret, recoveryHashes } });
    expect(await two.signIn(codeAt(one.secret, at(60)))).toBeNull();
    expect(await two.signIn(one.recovery_codes[0])).toBeNull();
    expect(await one.signIn(codeAt(one.secret, at(60)))).toMatchObject({ id: one.person.userId });
  });

  it("that an earlier release stored as plain text is encrypted at the start, and works before and after", async () => {
    const { person, secret, recovery_codes, signIn } = await enabled();
    const { userId } = person;
    const recoveryHashes = recovery_codes.map((it) => hashSecret(it.replace("-", "")));
    await database.prisma.totpSecret.update({ where: { userId }, data: { secret, recoveryHashes } });
    expect(await signIn(codeAt(secret, at(60)), at(60))).toMatchObject({ id: userId });
    await Promise.all([resealTotp(ports), resealTotp(ports)]);
    const row = await rowOf(userId);
    expect([row.secret, ...row.recoveryHashes].every((it) => ports.secretBox.isCurrent(it))).toBe(true);
    expect(await signIn(codeAt(secret, at(120)), at(120))).toMatchObject({ id: userId });
    expect(await signIn(recovery_codes[3], at(120))).toMatchObject({ id: userId });
    expect(await signIn(recovery_codes[3], at(120))).toBeNull();
  });

  it("is encrypted again with the first key of the ring, so that earlier keys can be removed", async () => {
    const { person, secret, recovery_codes } = await enabled();
    const { userId } = person;
    const signInBy = (box: SecretBox, code: string | undefined, seconds: number) =>
      secondFactor({ database, secretBox: box }, userId, code, at(seconds));
    const [rotated, later] = [ring(8, 7), ring(8)];
    expect(await signInBy(rotated, codeAt(secret, at(60)), 60)).toBe("passed");
    expect(await signInBy(later, codeAt(secret, at(120)), 120)).toBe("wrong");
    await resealTotp({ database, secretBox: rotated });
    const row = await rowOf(userId);
    expect([row.secret, ...row.recoveryHashes].every((it) => later.isCurrent(it))).toBe(true);
    expect(await signInBy(later, codeAt(secret, at(180)), 180)).toBe("passed");
    expect(await signInBy(later, recovery_codes[0], 180)).toBe("passed");
    // No key of the ring decrypts it: this is reported, and nothing is lost.
    expect(await resealTotp({ database, secretBox: ring(9) })).toBeGreaterThan(0);
    expect(await rowOf(userId)).toMatchObject({ secret: row.secret });
    await resealTotp({ database, secretBox: ring(7, 8) });
  });
});

describe("a secret box", () => {
  it("decrypts what it encrypted for the same purpose, and nothing that was changed", () => {
    const box = secretBox([new Uint8Array(32).fill(1)]);
    const sealed = box.seal("a secret", "totp:1");
    expect(box.seal("a secret", "totp:1")).not.toBe(sealed);
    expect(box.open(sealed, "totp:1")).toBe("a secret");
    expect(box.open(sealed, "totp:2")).toBeUndefined();
    expect(box.open(box.seal("", "p"), "p")).toBe("");
    for (const index of [sealed.length - 1, sealed.length - 20, "sealed:1:".length, sealed.lastIndexOf(":") + 1]) {
      const other = sealed[index] === "A" ? "B" : "A";
      expect(box.open(sealed.slice(0, index) + other + sealed.slice(index + 1), "totp:1")).not.toBe("a secret");
    }
    expect(box.open("sealed:1:", "totp:1")).toBeUndefined();
    expect(box.open("sealed:1:x:AAAA", "totp:1")).toBeUndefined();
  });
});
