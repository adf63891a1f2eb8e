export { useDefaultCurrency, useFilledCurrency } from "./api/use-default-currency.ts";
export { DestinationField } from "./components/destination-field.tsx";
export { PlanAgainDialog } from "./components/plan-again-dialog.tsx";
export { PlanProgressView } from "./components/plan-progress-view.tsx";
export { StatusBadge, statusWord } from "./components/status-badge.tsx";
export { TripNav } from "./components/trip-header-parts.tsx";
export { TripNotFound, TripPage } from "./components/trip-page.tsx";
export { TripPeople } from "./components/trip-people.tsx";
export { forgetNotices, leaveNotices, useNotices } from "./model/arrival-notices.ts";
export {
  accommodationOptions,
  interestSuggestions,
  interestWord,
  noPreference,
  styleOptions,
} from "./model/choices.ts";
export { usePlanProgress } from "./model/plan-progress.ts";
