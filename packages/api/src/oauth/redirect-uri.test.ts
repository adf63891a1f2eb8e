import { describe, expect, it } from "vitest";
import { isRedirectUri, isRegistered } from "./redirect-uri.ts";

describe("a redirect URI", () => {
  it.each([
    "https://client.example/callback",
    "https://client.example",
    "https://client.example:8443/callback?tenant=1",
    "http://127.0.0.1/callback",
    "http://127.0.0.1:51004/",
    "http://[::1]:51004/callback",
    "http://localhost:3000",
    "com.example.app:/callback",
    "com.example.app://callback",
  ])("may be %s", (uri) => expect(isRedirectUri(uri)).toBe(true));

  it.each([
    "http://client.example/callback",
    "http://localhost.evil.example/",
    "http://127.0.0.1.evil.example/",
    "http://127.0.0.1@evil.example/",
    "http://127.0.0.1:80@evil.example/",
    "http://127.0.0.1\\@evil.example/",
    "http://127.0.0.2/",
    "http://localhost:99999/",
    "https://ana:secret@client.example/",
    "https://client.example/callback#part",
    "https://client.example/#",
    "https://client.example/a b",
    "https://client.example/\n",
    'https://client.example/"><script>',
    "https://*.example/{x}",
    "https://",
    "javascript:alert(1)",
    "javascript://host/%0aalert(1)",
    "data://text/html,x",
    "file:///etc/passwd",
    "intent://scan/#Intent",
    "ws://example.com/callback",
    "ms-msdt://x",
    "search-ms://x",
    // A scheme without a dot belongs to nobody.
    "cursor://anysphere.cursor-mcp/oauth/callback",
    "vscode://ms.client/did-authenticate",
    "smb://host/share",
    "x-apple.evil",
    "data:text/html,x",
    "file:///etc/passwd",
    "app:/callback",
    "/callback",
    "",
    `https://client.example/${"x".repeat(512)}`,
    "https://клиент.example/",
  ])("may not be %s", (uri) => expect(isRedirectUri(uri)).toBe(false));
});

describe("a registered redirect URI", () => {
  it.each([
    ["https://a.example/c", "https://a.example/c"],
    ["http://127.0.0.1:1/c", "http://127.0.0.1/c"],
    ["http://127.0.0.1/c", "http://127.0.0.1:9/c"],
    ["http://[::1]:7/c?x=1", "http://[::1]/c?x=1"],
    ["http://localhost:7", "http://localhost:8"],
    ["com.example.app:/c", "com.example.app:/c"],
  ])("matches: %s for %s", (uri, known) => expect(isRegistered(uri, ["https://b.example/", known])).toBe(true));

  it.each([
    ["https://a.example/c/", "https://a.example/c"],
    ["https://a.example/C", "https://a.example/c"],
    ["https://A.example/c", "https://a.example/c"],
    ["https://a.example:443/c", "https://a.example/c"],
    ["https://a.example/c?x", "https://a.example/c"],
    ["https://a.example/c/../d", "https://a.example/d"],
    ["http://127.0.0.1:1/d", "http://127.0.0.1/c"],
    ["http://127.0.0.1:1/c#x", "http://127.0.0.1/c"],
    ["http://localhost:1/c", "http://127.0.0.1:1/c"],
    ["http://127.0.0.1:99999/c", "http://127.0.0.1/c"],
    ["http://127.0.0.1:1@evil.example/c", "http://127.0.0.1/c"],
  ])("does not match: %s for %s", (uri, known) => expect(isRegistered(uri, [known])).toBe(false));
});
