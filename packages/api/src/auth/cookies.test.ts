import type { IncomingMessage, ServerResponse } from "node:http";
import { expect, it } from "vitest";
import { nextAuthCookies, sessionCookie } from "./cookies.ts";
import { signInVisit } from "./sign-in-visit.ts";

it("sets all cookies on https so that no other host of the domain can set them", () => {
  for (const { name, options } of Object.values(nextAuthCookies("https://caravan.example"))) {
    expect(name).toMatch(/^__Host-/);
    expect(options).toMatchObject({ httpOnly: true, secure: true, sameSite: "lax", path: "/" });
  }
  const sent: string[] = [];
  const response = { appendHeader: (_: string, value: string) => void sent.push(value) } as unknown as ServerResponse;
  const request = { headers: {} } as IncomingMessage;
  signInVisit(request, response, "127.0.0.1", "https://caravan.example").rememberBrowser();
  expect(sent).toEqual([
    expect.stringMatching(/^__Host-caravan-browser=[\w-]{43}; Path=\/; .*HttpOnly; SameSite=Lax; Secure$/),
  ]);
});

it("reads the session on https only from the cookie that no other host can set", () => {
  const of = (name: string, url: string) => sessionCookie(`a=b; ${name}=secret`, url);
  expect(of("__Host-next-auth.session-token", "https://caravan.example")).toBe("secret");
  expect(of("__Secure-next-auth.session-token", "https://caravan.example")).toBeUndefined();
  expect(of("next-auth.session-token", "https://caravan.example")).toBeUndefined();
  expect(of("next-auth.session-token", "http://localhost:3000")).toBe("secret");
});
