import { describe, expect, it } from "vitest";
import { provedSender } from "./proved-sender.ts";

const mail = (...head: string[]) => new TextEncoder().encode(`${head.join("\r\n")}\r\n\r\nFrom: body@example.com\r\n`);
const results = (text: string) => `Authentication-Results: mx.caravan.example; ${text}`;
const from = "From: Ana <ana@example.com>";
const sender = (...head: string[]) => provedSender(mail(...head), "mx.caravan.example");

describe("the proved sender of a mail", () => {
  it.each([
    "dmarc=pass (p=reject) header.from=example.com",
    "spf=fail smtp.mailfrom=x@evil.example; dmarc=pass header.from=example.com",
    "dkim=pass (2048-bit key) header.d=example.com header.s=1",
    'dkim=pass header.i="@example.com"',
    "spf=pass smtp.mailfrom=ana@example.com",
    "spf=pass\r\n\tsmtp.mailfrom=example.com",
  ])("is its author with %s", (text) => expect(sender(results(text), from)).toBe("ana@example.com"));

  it("is compared without case, for subdomains of the verified domain, and with a quoted name", () => {
    const head = [results("dkim=pass header.d=Example.COM"), 'From: "Ana, <x@evil.example>" <Ana@Mail.Example.com>'];
    expect(sender(...head)).toBe("ana@mail.example.com");
    expect(sender(results("dmarc=pass header.from=example.com"), "From: ana@example.com")).toBe("ana@example.com");
  });

  it.each<[string, string[]]>([
    ["no result", [from]],
    ["a failed check", [results("dmarc=fail header.from=example.com"), from]],
    ["a pass that is only in a comment", [results("dmarc=fail (dmarc=pass header.from=example.com) x=y"), from]],
    ["another domain", [results("dkim=pass header.d=evil.example"), from]],
    ["a domain with the same ending", [results("dkim=pass header.d=ample.com"), from]],
    ["a top-level domain", [results("dkim=pass header.d=com"), from]],
    ["a domain below the author's", [results("dkim=pass header.d=evil.example.com"), from]],
    ["SPF for another domain", [results("spf=pass smtp.mailfrom=ana@evil.example"), from]],
    [
      "the result of another server",
      ["Authentication-Results: evil.example; dmarc=pass header.from=example.com", from],
    ],
    [
      "a second result under our name",
      [results("dmarc=fail header.from=example.com"), results("dmarc=pass header.from=example.com"), from],
    ],
    ["two authors", [results("dmarc=pass header.from=example.com"), "From: ana@example.com, eve@evil.example"]],
    ["two fields", [results("dmarc=pass header.from=example.com"), from, "From: eve@evil.example"]],
    [
      "a semicolon that its sender has quoted",
      [results('spf=pass smtp.mailfrom="x; dmarc=pass header.from=example.com "@evil.example'), from],
    ],
    [
      "a comment that its sender has ended",
      [results('spf=fail (domain of "x); dmarc=pass header.from=example.com ("@evil.example); dmarc=fail'), from],
    ],
    ["a quote without an end", [results('spf=pass smtp.mailfrom="x; dmarc=pass header.from=example.com'), from]],
    [
      "a first result that is too long",
      [results(`spf=fail reason=${"x".repeat(20_000)}`), results("dmarc=pass header.from=example.com"), from],
    ],
    ["no author", [results("dmarc=pass header.from=example.com"), "From: Ana"]],
  ])("is nobody with %s", (_, head) => expect(sender(...head)).toBeNull());

  it("takes little time to find in a field that is made for it", () => {
    const began = performance.now();
    expect(sender(results("dmarc=pass header.from=example.com"), `From: "${'\\"'.repeat(32_000)}`)).toBeNull();
    expect(performance.now() - began).toBeLessThan(500);
  });

  it("is nobody when no server is trusted", () => {
    expect(provedSender(mail(results("dmarc=pass header.from=example.com"), from), undefined)).toBeNull();
  });
});
