import { type PersonInRoom, type PresenceMessage, withPresence } from "@caravan/domain/trip/room-event";
import { expect, it } from "vitest";
import { Presence } from "./presence.ts";

interface Guest {
  readonly userId: string;
  readonly name: string;
  people: readonly PersonInRoom[];
  bytes: number;
}

function room() {
  const connections = new Set<Guest>();
  const messages: PresenceMessage[] = [];
  const presence = new Presence<Guest>({
    connections,
    seq: () => 7,
    send(to, message) {
      messages.push(message);
      const { length } = JSON.stringify(message);
      for (const guest of to) {
        guest.people = withPresence(guest.people, message);
        guest.bytes += length;
      }
    },
  });
  const come = (userId: string): Guest => {
    const guest = { userId, name: `Person ${userId}`, people: [], bytes: 0 };
    connections.add(guest);
    presence.joined(guest);
    return guest;
  };
  const go = (guest: Guest) => {
    connections.delete(guest);
    presence.left(guest);
  };
  return { connections, messages, come, go };
}

const told = (ms = 150) => new Promise((resolve) => setTimeout(resolve, ms));
const names = (guest: Guest) => guest.people.map((it) => it.user_id).sort();

it("tells a newcomer who is there, and the others who came and who left", async () => {
  const { come, go, messages } = room();
  const ana = come("ana");
  await told();
  const ben = come("ben");
  const phone = come("ana");
  await told();
  expect([names(ana), names(ben), names(phone)]).toEqual([
    ["ana", "ben"],
    ["ana", "ben"],
    ["ana", "ben"],
  ]);
  expect(messages[1]).toEqual({ type: "presence", seq: 7, joined: [{ user_id: "ben", name: "Person ben" }], left: [] });
  go(phone);
  await told();
  expect(messages).toHaveLength(3);
  go(ben);
  await told();
  expect(messages.at(-1)).toEqual({ type: "presence", seq: 7, joined: [], left: ["ben"] });
  expect(names(ana)).toEqual(["ana"]);
});

it("reports many arrivals and departures in few messages, each of them once to everybody", async () => {
  const { come, messages, connections } = room();
  for (let index = 0; index < 499; index++) come(String(index));
  await told(2100);
  for (const guest of connections) expect(guest.people).toHaveLength(499);
  expect(messages.length).toBeLessThan(5);
  const all = [...connections].reduce((sum, it) => sum + it.bytes, 0);
  // Each of the 499 newcomers needs the list of the others, which cannot be avoided.
  expect(all).toBeLessThan(499 * 499 * 60);
});
