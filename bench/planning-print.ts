import { weekdayOf } from "../packages/domain/src/calendar.ts";
import { tripStyles } from "../packages/domain/src/field-choices.ts";
import { plan } from "../packages/domain/src/planning/plan.ts";
import { check } from "../packages/domain/src/trip/check.ts";
import { englishOf } from "../packages/domain/src/words/sentence.ts";
import { contextOf, requestFor, tripOf } from "../packages/domain/test/cities.ts";

/** Prints a plan for inspection: `node bench/planning-print.ts lisbon 4 comfort "food and museums" [budget]` */
const [city = "lisbon", days = "4", style = "comfort", interests = "", budget = ""] = process.argv
  .slice(2)
  .filter((it) => !it.startsWith("--"));
const request = requestFor(city, Number(days), {
  travelStyle: tripStyles.find((it) => it === style) ?? null,
  interests: interests === "" ? [] : [interests],
  totalBudget: null,
  budgetPerPerson: budget === "" ? null : budget,
});
const started = performance.now();
const made = plan(request);
const took = performance.now() - started;
for (const day of made.days) {
  console.log(`\n${day.date} ${weekdayOf(day.date)}  ${day.reason}`);
  for (const item of day.items) {
    if (item.kind === "fixed") continue;
    const { activity } = item;
    const cost = activity.estimatedCost ?? "?";
    console.log(
      `  ${activity.startTime}-${activity.endTime} ${activity.title} [${activity.activityType}, ${activity.location}, ${cost}]`,
    );
    console.log(`      ${activity.reason}${activity.notes ? `  Notes: ${activity.notes}.` : ""}`);
    console.log(`      or: ${activity.alternatives.map((it) => it.title).join(" | ")}`);
  }
}
console.log("warnings:", made.warnings.map((it) => `${it.code}: ${englishOf(it.message)}`).join("\n  "));
for (const finding of check(tripOf(request, made), contextOf(request))) {
  console.log(`${finding.severity} ${finding.code}: ${finding.message.text}`);
}
console.log(`${took.toFixed(0)} ms`);
