import { statement } from "@caravan/db/sql";
import * as f from "@caravan/domain/fields";
import { z } from "zod";
import { roleOn } from "../access.ts";
import { signedIn } from "../actor.ts";
import { command } from "../define.ts";
import { tripRoom } from "../events.ts";
import { hashSecret, randomToken } from "../secrets.ts";

const TICKET_SECONDS = 30;

const insert = statement(
  "ticket-insert",
  "insert into room_tickets (hash, room, user_id, api_key_id, expires_at) values ($1, $2, $3, $4, $5)",
);

export const createTicket = command({
  name: "create_room_ticket",
  description:
    "A ticket for one connection to the trip's room, for clients that cannot send a cookie. Good once, for 30 seconds.",
  audience: "trips:read",
  credential: true,
  errors: ["not_found"],
  input: z.object({ trip_id: f.id }),
  output: z.object({ ticket: z.string(), expires_in: z.number() }),
  rest: { method: "POST", path: "/api/trips/{id}/room/ticket", params: { id: "trip_id" } },
  async run(scene, input) {
    await roleOn(scene, input.trip_id, "viewer");
    const actor = signedIn(scene.actor);
    const ticket = randomToken();
    await scene.sql.rows(insert, [
      hashSecret(ticket),
      tripRoom(input.trip_id.toLowerCase()),
      actor.userId,
      actor.kind === "agent" ? actor.keyId : null,
      new Date(scene.now.getTime() + TICKET_SECONDS * 1000),
    ]);
    return { ticket, expires_in: TICKET_SECONDS };
  },
});
