import type { AnyType } from "@caravan/db/column-types";
import { columnName, t } from "@caravan/db/sql";
import type { TripAccommodation, TripStatus, TripStyle } from "@caravan/domain/field-choices";
import { activityColumns, activityFieldNames, type ColumnKind } from "@caravan/domain/trip/activity-fields";
import type { TripFields, TripStop } from "@caravan/domain/trip/document";

/** The columns of a trip that a patch may change; every statement about trips takes them from here. */
export const tripColumns = {
  title: t.text,
  destination: t.text,
  startDate: t.text,
  endDate: t.text,
  travelers: t.integer,
  interests: t.notNull(t.list(t.text)),
  travelStyle: t.nullable(t.textOf<TripStyle>()),
  accommodationType: t.nullable(t.textOf<TripAccommodation>()),
  budgetPerPerson: t.nullable(t.numeric),
  totalBudget: t.nullable(t.numeric),
  currency: t.text,
  status: t.textOf<TripStatus>(),
  notes: t.nullable(t.text),
  cityId: t.nullable(t.text),
  lat: t.nullable(t.double),
  lng: t.nullable(t.double),
  timezone: t.nullable(t.text),
} as const satisfies Readonly<Record<keyof TripFields, AnyType>>;

/** What a change of a trip writes into its row. */
export const tripRowColumns = { ...tripColumns, stops: t.json<readonly TripStop[]>() };

const typeOf: Readonly<Record<ColumnKind, string>> = {
  text: "text",
  clock: "text",
  integer: "int",
  degrees: "float8",
  amount: "numeric",
  flag: "bool",
  id: "uuid",
  type: "text",
  provenance: "text",
  alternatives: "jsonb",
  parked: "jsonb",
};

/** The columns of an activity beside its id and its trip: where it stands, then the fields of `activity-fields.ts`. */
export const activityRowColumns: readonly { readonly key: string; readonly column: string; readonly type: string }[] = [
  { key: "dayId", column: "day_id", type: "uuid" },
  { key: "rank", column: "rank", type: "text" },
  ...activityFieldNames.map((key) => ({ key, column: columnName(key), type: typeOf[activityColumns[key].kind] })),
];
