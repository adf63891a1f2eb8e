import carBlocks from "./car/blocks.ts";
import carBroker from "./car/broker.ts";
import carByHand from "./car/by-hand.ts";
import carCancelled from "./car/cancelled.ts";
import carContract from "./car/contract.ts";
import carMoved from "./car/moved.ts";
import carSoon from "./car/soon.ts";
import carTable from "./car/table.ts";
import flightAgencyTable from "./flight/agency-table.ts";
import flightAirline from "./flight/airline.ts";
import flightBoardingPass from "./flight/boarding-pass.ts";
import flightChanged from "./flight/changed.ts";
import flightForwarded from "./flight/forwarded.ts";
import flightLowCost from "./flight/low-cost.ts";
import flightNoisy from "./flight/noisy.ts";
import flightPortal from "./flight/portal.ts";
import flightProse from "./flight/prose.ts";
import flightTicket from "./flight/ticket.ts";
import hotelApartment from "./hotel/apartment.ts";
import hotelBill from "./hotel/bill.ts";
import hotelByHand from "./hotel/by-hand.ts";
import hotelChain from "./hotel/chain.ts";
import hotelLater from "./hotel/later.ts";
import hotelPolicy from "./hotel/policy.ts";
import hotelPortal from "./hotel/portal.ts";
import hotelSoon from "./hotel/soon.ts";
import hotelVouchers from "./hotel/vouchers.ts";
import meetingAgenda from "./meeting/agenda.ts";
import meetingByHand from "./meeting/by-hand.ts";
import meetingCancelled from "./meeting/cancelled.ts";
import meetingMoved from "./meeting/moved.ts";
import meetingOfficeCalendar from "./meeting/office-calendar.ts";
import meetingPrograms from "./meeting/programs.ts";
import meetingReminder from "./meeting/reminder.ts";
import meetingWebCalendar from "./meeting/web-calendar.ts";
import otherJourneys from "./other/journeys.ts";
import otherNothing from "./other/nothing.ts";
import otherPackage from "./other/package.ts";
import otherTable from "./other/table.ts";
import trainAbroad from "./train/abroad.ts";
import trainGerman from "./train/german.ts";
import trainRomance from "./train/romance.ts";
import type { Layout } from "./types.ts";

/** Every layout, written from what the world sends and without a look at the reader. */
export const outsideLayouts: readonly Layout[] = [
  flightAgencyTable,
  flightAirline,
  flightBoardingPass,
  flightChanged,
  flightForwarded,
  flightLowCost,
  flightNoisy,
  flightPortal,
  flightProse,
  flightTicket,
  hotelApartment,
  hotelBill,
  hotelByHand,
  hotelChain,
  hotelLater,
  hotelPolicy,
  hotelPortal,
  hotelSoon,
  hotelVouchers,
  carBlocks,
  carBroker,
  carByHand,
  carCancelled,
  carContract,
  carMoved,
  carSoon,
  carTable,
  meetingAgenda,
  meetingByHand,
  meetingCancelled,
  meetingMoved,
  meetingOfficeCalendar,
  meetingPrograms,
  meetingReminder,
  meetingWebCalendar,
  trainAbroad,
  trainGerman,
  trainRomance,
  otherJourneys,
  otherNothing,
  otherPackage,
  otherTable,
].flat();
