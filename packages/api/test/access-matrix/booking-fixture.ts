import { sqlOf, statement, t } from "@caravan/db/sql";
import type { TestApi } from "../api-server.ts";
import type { Credentials } from "./credentials.ts";
import { TripFixture } from "./trip-fixture.ts";

const rowOf = statement("matrix-booking-state", "select to_jsonb(b) as row from bookings b where b.id = $1", [t.uuid], {
  row: t.json<object>(),
});

/** A booking of the owner on a trip with members. */
export class BookingFixture {
  readonly id: string;
  readonly tripId: string;
  private readonly api: TestApi;

  private constructor(api: TestApi, tripId: string, id: string) {
    this.api = api;
    this.tripId = tripId;
    this.id = id;
  }

  static async make(api: TestApi, people: Credentials["people"]): Promise<BookingFixture> {
    const trip = await TripFixture.make(api, people, false);
    const body = {
      destination: { name: "Hotel Avenida", city: "Lisbon" },
      dates: { start: "2030-05-03", end: "2030-05-04" },
      guests: 2,
      preferences: { kind: "stay" },
      trip_id: trip.id,
    };
    const made = await api.send("POST", "/api/bookings", { token: people.owner.token, body });
    if (made.status !== 201) throw new Error(`making a booking answered ${JSON.stringify(made.body)}`);
    return new BookingFixture(api, trip.id, made.body.booking.id);
  }

  async state(): Promise<object | undefined> {
    const [found] = await sqlOf(this.api.database).rows(rowOf, [this.id]);
    return found?.row;
  }
}
