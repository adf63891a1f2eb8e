import { describe, expect, it } from "vitest";
import { type BrowserFacts, type DeviceState, deviceState } from "./device-state.ts";

const endpoint = "https://push.example/one";
const able: BrowserFacts = { support: "yes", permission: "default", endpoint: null };
const none = { subscriptions: [], vapid_public_key: "key" };
const listed = { ...none, subscriptions: [{ id: "1", endpoint }] };

const cases: readonly (readonly [string, DeviceState, BrowserFacts, Parameters<typeof deviceState>[1]])[] = [
  ["never asked", "off", able, none],
  ["subscribed and known", "on", { ...able, permission: "granted", endpoint }, listed],
  ["subscribed, but taken off the list elsewhere", "off", { ...able, permission: "granted", endpoint }, none],
  ["on the list, but the browser has lost it", "off", { ...able, permission: "granted" }, listed],
  ["refused after it was on", "denied", { ...able, permission: "denied", endpoint }, listed],
  ["permission reset, subscription still listed", "off", { ...able, endpoint }, listed],
  ["a browser without pushes", "unsupported", { ...able, support: "no" }, none],
  ["an iPhone before it is on the home screen", "install", { ...able, support: "install" }, none],
  ["an installation that sends none", "closed", able, { ...none, vapid_public_key: null }],
];

describe("whether this device can receive notifications", () => {
  it.each(cases)("%s: %s", (_, state, facts, list) => {
    expect(deviceState(facts, list)).toBe(state);
  });
});
