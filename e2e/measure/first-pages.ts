import { call, inDays, person } from "../support/people.ts";

/** A page that people open first. */
export interface FirstPage {
  readonly name: string;
  readonly path: string;
  /** Of who opens it. */
  readonly cookie?: string;
}

/** With a planned trip of five days in Lisbon and a public link to it. */
export async function firstPages(url: string): Promise<readonly FirstPage[]> {
  const ana = await person("Ana", url);
  const { trip } = await call(ana, "trips.create", {
    destination: "Lisbon, Portugal",
    start_date: inDays(30),
    end_date: inDays(34),
  });
  const { share } = await call(ana, "shares.create", { trip_id: trip.id });
  return [
    { name: "landing", path: "/" },
    { name: "sign-in", path: "/sign-in" },
    { name: "shared trip", path: new URL(share.url).pathname },
    { name: "trip", path: `/trips/${trip.id}`, cookie: ana.cookie },
    { name: "demo", path: "/demo" },
  ];
}
