import * as f from "@caravan/domain/fields";
import { z } from "zod";

/** A booking over REST: any JSON, stored as sent. */
export const anyJson = {
  destination: f.openJson.meta({
    description: "Any JSON, kept as sent; {name, city, country, address, lat, lng} or a name is understood",
  }),
  dates: f.openJson.meta({ description: "{start, end} as ISO dates, or the names that people give them" }),
  guests: f.openJson.meta({ description: "A number, {adults, children, rooms}, or a list of people" }),
  preferences: f.openJson.meta({
    description:
      "{kind: stay, flight, car, restaurant, activity or other; provider; confirmation_number; price; currency; …}, all optional",
  }),
};

export const extraFields = {
  specialRequests: f.openJson.meta({ description: "Any JSON, kept as sent" }),
  notes: f.bookingNotes.nullable().meta({ description: "Only its owner sees them" }),
};

export const tripChoice = z.union([f.id, z.null()]).meta({
  description: "Null: none. Left out: the one trip that fits",
});

/** A booking as capability arguments: objects with any fields. */
export const openObjects = {
  destination: f.openObject.meta({ description: "{name, city, country, address, lat, lng}, all optional" }),
  dates: f.openObject.meta({ description: "{start, end} as YYYY-MM-DD or with a time; end is the day of leaving" }),
  guests: f.openObject.meta({ description: "{adults, children, rooms}" }),
  preferences: f.openObject.meta({
    description:
      "{kind: stay, flight, car, restaurant, activity or other; provider; confirmation_number; price; currency}",
  }),
};
