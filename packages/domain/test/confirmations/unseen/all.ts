import type { Layout } from "../outside/types.ts";
import alteredCars from "./car/altered.ts";
import brokersCars from "./car/brokers.ts";
import europeanCars from "./car/european.ts";
import hertzCars from "./car/hertz.ts";
import lettersCars from "./car/letters.ts";
import agencyFlights from "./flight/agency.ts";
import agencyMixedFlights from "./flight/agency-mixed.ts";
import airfranceKlmFlights from "./flight/airfrance-klm.ts";
import americanFlights from "./flight/american.ts";
import boardingPassFlights from "./flight/boarding-pass.ts";
import britishAirwaysFlights from "./flight/british-airways.ts";
import cancelledFlights from "./flight/cancelled.ts";
import changedFlights from "./flight/changed.ts";
import checkedInFlights from "./flight/checked-in.ts";
import furtherTonguesFlights from "./flight/further-tongues.ts";
import lowCostFlights from "./flight/low-cost.ts";
import portalFlights from "./flight/portal.ts";
import rebookedFlights from "./flight/rebooked.ts";
import alteredStays from "./hotel/altered.ts";
import bookingPortalStays from "./hotel/booking-portal.ts";
import chainsStays from "./hotel/chains.ts";
import forwardedStays from "./hotel/forwarded.ts";
import homesStays from "./hotel/homes.ts";
import lettersStays from "./hotel/letters.ts";
import nordicStays from "./hotel/nordic.ts";
import alteredMeetings from "./meeting/altered.ts";
import attachmentMeetings from "./meeting/attachment.ts";
import calendarsMeetings from "./meeting/calendars.ts";
import onlineMeetings from "./meeting/online.ts";
import organisersMeetings from "./meeting/organisers.ts";
import others from "./other/others.ts";
import alpineEasternTrains from "./train/alpine-eastern.ts";
import dbTrains from "./train/db.ts";
import englishAndAlteredTrains from "./train/english-and-altered.ts";
import eurostarRenfeTrains from "./train/eurostar-renfe.ts";
import nordicJapaneseTrains from "./train/nordic-japanese.ts";
import sncfTrains from "./train/sncf.ts";
import southernTrains from "./train/southern.ts";

/** Written by someone who had not seen the reader, from what the world sends. */
export const unseenLayouts: readonly Layout[] = [
  ...agencyFlights,
  ...agencyMixedFlights,
  ...airfranceKlmFlights,
  ...americanFlights,
  ...boardingPassFlights,
  ...britishAirwaysFlights,
  ...cancelledFlights,
  ...changedFlights,
  ...checkedInFlights,
  ...furtherTonguesFlights,
  ...lowCostFlights,
  ...portalFlights,
  ...rebookedFlights,
  ...alteredStays,
  ...bookingPortalStays,
  ...chainsStays,
  ...forwardedStays,
  ...homesStays,
  ...lettersStays,
  ...nordicStays,
  ...alteredCars,
  ...brokersCars,
  ...europeanCars,
  ...hertzCars,
  ...lettersCars,
  ...alteredMeetings,
  ...attachmentMeetings,
  ...calendarsMeetings,
  ...onlineMeetings,
  ...organisersMeetings,
  ...alpineEasternTrains,
  ...dbTrains,
  ...englishAndAlteredTrains,
  ...eurostarRenfeTrains,
  ...nordicJapaneseTrains,
  ...sncfTrains,
  ...southernTrains,
  ...others,
];
