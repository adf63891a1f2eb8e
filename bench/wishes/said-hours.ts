/** A sentence about hours and limits, and what it says. Clocks are local, lengths in minutes. */
export interface SaidHours {
  readonly text: string;
  readonly lands?: string;
  /** When the flight, train or ferry leaves. */
  readonly leaves?: string;
  /** When they have to be somewhere else again, the ride included. */
  readonly backIn?: string;
  readonly startsAt?: string;
  readonly homeBy?: string;
  /** Hours in which nothing is planned: every day, or on the named weekdays. */
  readonly free?: { readonly from: string; readonly to: string; readonly on?: readonly string[] };
  readonly mostVisits?: number;
  readonly mostDriving?: number;
  readonly mostOutdoors?: number;
}

const said = (text: string, what: Omit<SaidHours, "text">): SaidHours => ({ text, ...what });

/** Written before the rules that are measured by them, and not changed for a reading's sake. */
export const saidHours: readonly SaidHours[] = [
  said("We land on Thursday at 12:30 and want to get going straight away.", { lands: "12:30" }),
  said("Our train gets into the Hauptbahnhof on Friday at 13:05.", { lands: "13:05" }),
  said("Landing 9.40 am on the Saturday, flying home Tuesday 6.15 pm.", { lands: "09:40", leaves: "18:15" }),
  said("I arrive Wednesday evening around half past seven.", { lands: "19:30" }),
  said("We touch down at 6 in the morning after a night flight.", { lands: "06:00" }),
  said("Our flight arrives at 15:20 on Monday and the one back is on Thursday at 21:45.", {
    lands: "15:20",
    leaves: "21:45",
  }),
  said("We get in at quarter past ten and leave again on Sunday with the 16:32 train.", {
    lands: "10:15",
    leaves: "16:32",
  }),
  said("Reaching Santa Lucia station at noon, and our train home goes at 18:26 on the last day.", {
    lands: "12:00",
    leaves: "18:26",
  }),
  said("Flight in: Thursday 11h10. Flight out: Sunday 20h05.", { lands: "11:10", leaves: "20:05" }),
  said("We are at the airport by 2 pm on arrival day and take off again on Monday at 7 pm.", {
    lands: "14:00",
    leaves: "19:00",
  }),
  said("The ferry brings us in at 8:30 and takes us away on Saturday at 17:00.", { lands: "08:30", leaves: "17:00" }),
  said("We fly out on Friday at 22:30, so please use the whole last day.", { leaves: "22:30" }),
  said("Our plane leaves at 2:15 pm on Tuesday.", { leaves: "14:15" }),
  said("Departure is Sunday, 19:40.", { leaves: "19:40" }),
  said("We have to be at the airport at 16:00 on Wednesday.", { leaves: "18:00" }),
  said("Return flight on the Saturday at ten in the morning.", { leaves: "10:00" }),
  said("We head home by train on Sunday at half past five in the afternoon.", { leaves: "17:30" }),
  said("We leave on Sunday in the late afternoon.", { leaves: "17:00" }),
  said("We arrive on Friday around midday and go home Sunday after lunch.", { lands: "12:00", leaves: "15:00" }),
  said("We come in late on Thursday night, about 11 pm.", { lands: "23:00" }),
  said("We start on Monday morning in Vienna and must be back in Vienna by 18:00 on the last day.", {
    backIn: "18:00",
  }),
  said("I want to be home in Tokyo by seven on Sunday evening.", { backIn: "19:00" }),
  said("We need to be back at Munich airport at 15:30 on Friday to return the car.", { backIn: "15:30" }),
  said("Nothing before ten, please.", { startsAt: "10:00" }),
  said("We like to sleep until nine.", { startsAt: "10:00" }),
  said("Don't plan anything earlier than half past nine for us.", { startsAt: "09:30" }),
  said("We are not out of the door before 10:30.", { startsAt: "10:30" }),
  said("Mornings are ours: start at eleven.", { startsAt: "11:00" }),
  said("My teenager won't move before noon.", { startsAt: "12:00" }),
  said("The kids have to be in bed by 7:30 pm.", { homeBy: "19:30" }),
  said("After 19:30 everything falls apart.", { homeBy: "19:30" }),
  said("Please have us home by nine in the evening.", { homeBy: "21:00" }),
  said("My mother wants to be back at the hotel no later than 20:30.", { homeBy: "20:30" }),
  said("We turn in early, at half past nine at the latest.", { homeBy: "21:30" }),
  said("Dinner early, the little one melts down after seven.", { homeBy: "19:00" }),
  said("Nothing after 22:00, I have to sleep.", { homeBy: "22:00" }),
  said("Our daughter naps from 13:00 to 15:00.", { free: { from: "13:00", to: "15:00" } }),
  said("Ida sleeps from about 12:30 to 14:30.", { free: { from: "12:30", to: "14:30" } }),
  said("The baby has a nap between one and three.", { free: { from: "13:00", to: "15:00" } }),
  said("Dad lies down from two to half past three every afternoon.", { free: { from: "14:00", to: "15:30" } }),
  said("We need 2 to 4 pm off each day for the heat.", { free: { from: "14:00", to: "16:00" } }),
  said("I work from 14:00 to 17:30 on Monday and Tuesday.", {
    free: { from: "14:00", to: "17:30", on: ["monday", "tuesday"] },
  }),
  said("I have to work on Wednesday and Thursday from 9 to 12.", {
    free: { from: "09:00", to: "12:00", on: ["wednesday", "thursday"] },
  }),
  said("On Friday I have calls between 10 am and 1 pm.", { free: { from: "10:00", to: "13:00", on: ["friday"] } }),
  said("I'm in a video meeting every day from four to six in the afternoon.", { free: { from: "16:00", to: "18:00" } }),
  said("My husband has a conference on Thursday from 9:00 till 16:00, keep that free.", {
    free: { from: "09:00", to: "16:00", on: ["thursday"] },
  }),
  said("Keep Saturday from 15:00 to 18:00 free, there is a wedding.", {
    free: { from: "15:00", to: "18:00", on: ["saturday"] },
  }),
  said("I teach online 8-10 am on Tuesday.", { free: { from: "08:00", to: "10:00", on: ["tuesday"] } }),
  said("There's a match on TV on Sunday, 20:00-22:00, nothing planned then please.", {
    free: { from: "20:00", to: "22:00", on: ["sunday"] },
  }),
  said("Two things a day are enough.", { mostVisits: 2 }),
  said("At most three sights per day.", { mostVisits: 3 }),
  said("One museum and one other thing a day is plenty for us.", { mostVisits: 2 }),
  said("Not more than two stops each day, please.", { mostVisits: 2 }),
  said("We can manage a maximum of 4 things in a day.", { mostVisits: 4 }),
  said("Just one thing a day, the rest is sitting around.", { mostVisits: 1 }),
  said("No more than 3 hours in the car a day.", { mostDriving: 180 }),
  said("My wife gets carsick, so at most two and a half hours of driving per day.", { mostDriving: 150 }),
  said("Please not more than four hours of driving on any day if it can be done.", { mostDriving: 240 }),
  said("We don't want to spend more than 2 hours behind the wheel on a day.", { mostDriving: 120 }),
  said("Driving days of three hours at the very most.", { mostDriving: 180 }),
  said("He gets cold, so never more than about an hour and a half outdoors in one go.", { mostOutdoors: 90 }),
  said("No more than an hour outside at a stretch.", { mostOutdoors: 60 }),
  said("Grandpa can be out in the cold for 45 minutes at most.", { mostOutdoors: 45 }),
  said("Not longer than two hours in the sun at a time.", { mostOutdoors: 120 }),
  said("We land at 7:55 and nothing before ten; home by dark on the other days.", {
    lands: "07:55",
    startsAt: "10:00",
  }),
  said("We drive in on Friday and are there by 16:00; on Sunday we set off for home at 15:00.", {
    lands: "16:00",
    leaves: "15:00",
  }),
  said("Arrive Tue 14:10, depart Sat 9:25.", { lands: "14:10", leaves: "09:25" }),
  said("Our cruise ship docks at 8 and all aboard is 17:30.", { lands: "08:00", leaves: "17:30" }),
  said("We check in on Thursday at three in the afternoon after a drive, and leave Sunday at eleven.", {
    lands: "15:00",
    leaves: "11:00",
  }),
  said("Bus from the airport arrives 17:15; our flight back is at 6:30 in the morning.", {
    lands: "17:15",
    leaves: "06:30",
  }),
];
