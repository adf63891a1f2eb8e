import { type ActivityFields, activityColumns, activityFieldNames } from "./activity-fields.ts";

const blanks = Object.fromEntries(activityFieldNames.map((name) => [name, activityColumns[name].blank]));

/** An activity of which nothing but the title is known, entered by a person. */
export function blankActivity(title: string): ActivityFields {
  return { ...(blanks as unknown as ActivityFields), title };
}
