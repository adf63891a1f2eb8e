import { TOTP } from "otpauth";
import { describe, expect, it } from "vitest";
import { createPerson, now, run, setUp } from "../../test/context.ts";
import { confirmTotp } from "./confirm-totp.ts";
import { disableTotp } from "./disable-totp.ts";
import { verifySignIn } from "./sign-in.ts";
import { startTotp } from "./start-totp.ts";

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
