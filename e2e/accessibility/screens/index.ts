import type { Screen } from "../screen.ts";
import { adminScreens } from "./admin.ts";
import { aroundThePlanScreens } from "./around-the-plan.ts";
import { entryScreens } from "./entry.ts";
import { groupScreens } from "./groups.ts";
import { onTheDayScreens } from "./on-the-day.ts";
import { profileScreens } from "./profile.ts";
import { recordScreens } from "./records.ts";
import { tripScreens } from "./trips.ts";

export const screens: readonly Screen[] = [
  ...entryScreens,
  ...tripScreens,
  ...recordScreens,
  ...aroundThePlanScreens,
  ...groupScreens,
  ...profileScreens,
  ...onTheDayScreens,
  ...adminScreens,
];
