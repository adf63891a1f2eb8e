import { expect, test } from "vitest";
import { responseHeaders, strictTransport } from "./page-headers.ts";

const production = { NODE_ENV: "production", MAP_STYLE_URL: "https://tiles.example/style.json" };
const directive = (policy: string | undefined, name: string) =>
  policy
    ?.split("; ")
    .find((it) => it.startsWith(`${name} `))
    ?.slice(name.length + 1);

test("a page runs only scripts with its nonce, and what they load", () => {
  const policy = responseHeaders(production).page("abc")["Content-Security-Policy"];
  expect(directive(policy, "script-src")).toBe("'nonce-abc' 'strict-dynamic' 'self'");
  expect(directive(policy, "object-src")).toBe("'none'");
  expect(directive(policy, "base-uri")).toBe("'self'");
  expect(directive(policy, "frame-ancestors")).toBe("'none'");
});

test("only the page for frames may be shown in one", () => {
  const { page, file } = responseHeaders(production);
  const embedded = page("abc", true);
  expect(directive(embedded["Content-Security-Policy"], "frame-ancestors")).toBe("*");
  expect(embedded).not.toHaveProperty("X-Frame-Options");
  for (const headers of [page("abc"), file]) {
    expect(directive(headers["Content-Security-Policy"], "frame-ancestors")).toBe("'none'");
    expect(headers["X-Frame-Options"]).toBe("DENY");
  }
});

test("a file, such as a worker, runs scripts of the build and nothing inline", () => {
  const policy = responseHeaders(production).file["Content-Security-Policy"];
  expect(directive(policy, "script-src")).toBe("'self'");
});

test("neither allows inline scripts or eval in production, and the map's host is allowed for data only", () => {
  const { page, file } = responseHeaders(production);
  for (const headers of [page("abc"), file]) {
    const policy = headers["Content-Security-Policy"];
    expect(directive(policy, "script-src")).not.toMatch(/unsafe|https?:/);
    expect(directive(policy, "connect-src")).toContain("https://tiles.example");
    expect(headers["X-Content-Type-Options"]).toBe("nosniff");
  }
});

test("an installation on https has browsers use nothing else, and no other says so", () => {
  expect(strictTransport("https://trips.example")).toBe("max-age=31536000; includeSubDomains");
  expect(strictTransport("http://localhost:3000")).toBeUndefined();
});

test("a page is apart from windows of other sites, and does not tell them where it was", () => {
  expect(responseHeaders(production).page("abc")).toMatchObject({
    "Cross-Origin-Opener-Policy": "same-origin",
    "Referrer-Policy": "strict-origin-when-cross-origin",
  });
});
