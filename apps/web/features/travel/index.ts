export type { NightInStay } from "@caravan/domain/trip/night-in-stay";
export { bookedOn, useBookedOn } from "./api/booked-on.ts";
export { useDayMoments, useNights, useSegments } from "./api/use-segments.ts";
export { ReportBadge } from "./components/report-badge.tsx";
export { SegmentBody } from "./components/segment-body.tsx";
export { SegmentFactList } from "./components/segment-facts.tsx";
export { SegmentFields } from "./components/segment-fields.tsx";
export { EvidenceLegend, SourceText } from "./components/source-text.tsx";

export { cityOf, headOf, iconOf, kindIcons, kindWordOf, kindWords, lineOf, numberOf } from "./messages.ts";

export { type DayMoment, dayMoments, type Interleaved, interleave } from "./model/day-moments.ts";
export { EvidenceStore, type FieldKey, fieldKey, groupColours, marksOf, saidIn, usePointed } from "./model/evidence.ts";
export { labelOf } from "./model/field-names.ts";
export { zoneNow } from "./model/home-zone.ts";
export { isCalledOff, reportedOn } from "./model/reports.ts";
export {
  changedFields,
  changeOf,
  draftOf,
  problemsOf,
  type SegmentDraft,
  type SegmentFieldName,
} from "./model/segment-draft.ts";
export { type StayWay, stayWays } from "./model/stay-ways.ts";
export { stopEnds, stopOrigin } from "./model/stop-ends.ts";
export { isSameClock, localIn } from "./model/zones.ts";
export type { Segment, SegmentFacts, SegmentKind, SegmentPlace } from "./types.ts";
