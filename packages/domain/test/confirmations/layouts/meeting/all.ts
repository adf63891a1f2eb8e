import type { Layout } from "../layout.ts";
import type { MeetingFacts } from "../meetings.ts";
import { agenda } from "./agenda.ts";
import { calendarCancelled } from "./calendar-cancelled.ts";
import { calendarFile } from "./calendar-file.ts";
import { call } from "./call.ts";
import { change } from "./change.ts";
import { labelled } from "./labelled.ts";
import { oneLine } from "./one-line.ts";
import { prose } from "./prose.ts";
import { restaurant } from "./restaurant.ts";
import { severalDays } from "./several-days.ts";

export const meetingLayouts: readonly Layout<MeetingFacts>[] = [
  agenda,
  calendarCancelled,
  calendarFile,
  call,
  change,
  labelled,
  oneLine,
  prose,
  restaurant,
  severalDays,
];
