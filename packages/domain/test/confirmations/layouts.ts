import { TODAY } from "./cases.ts";
import type { Case } from "./expected.ts";
import { carRentalLayouts } from "./layouts/car-rental/all.ts";
import { carFacts } from "./layouts/cars.ts";
import { flightLayouts } from "./layouts/flight/all.ts";
import { flightFacts } from "./layouts/flights.ts";
import { hotelLayouts } from "./layouts/hotel/all.ts";
import { hotelFacts } from "./layouts/hotels.ts";
import type { Layout } from "./layouts/layout.ts";
import { meetingLayouts } from "./layouts/meeting/all.ts";
import { meetingFacts } from "./layouts/meetings.ts";
import { nothingLayouts } from "./layouts/nothing/all.ts";
import { trainLayouts } from "./layouts/train/all.ts";
import { trainFacts } from "./layouts/trains.ts";

/** Cases of each layout in each of its languages. */
const EACH = 2;

/** The same cases at every call. */
export function layoutCases(): readonly Case[] {
  return [
    ...cases("flight", flightFacts, flightLayouts),
    ...cases("hotel", hotelFacts, hotelLayouts),
    ...cases("car", carFacts, carRentalLayouts),
    ...cases("meeting", meetingFacts, meetingLayouts),
    ...cases("train", trainFacts, trainLayouts),
    // Mails about travel in which nothing is booked: whatever is read in them is invented.
    ...cases("nothing", flightFacts, nothingLayouts),
  ];
}

function cases<Facts>(
  kind: string,
  facts: (seed: string) => Facts,
  layouts: readonly Layout<Facts>[],
): readonly Case[] {
  return layouts.flatMap((layout) =>
    layout.languages.flatMap((language) =>
      Array.from({ length: EACH }, (_, at) => {
        const id = `${kind}-${layout.name}-${language}-${at + 1}`;
        return { id, source: "layouts" as const, language, today: TODAY, ...layout.write(facts(id), language) };
      }),
    ),
  );
}
