export { DestinationField } from "./components/destination-field.tsx";
export { PlanAgainDialog } from "./components/plan-again.tsx";
export { PlanProgressView } from "./components/plan-progress-view.tsx";
export { StatusBadge, statusWords } from "./components/status-badge.tsx";
export { TripHeadSkeleton, TripNav } from "./components/trip-header-parts.tsx";
export { TripNotFound, TripPage } from "./components/trip-page.tsx";
export { accommodationOptions, interestSuggestions, noPreference, styleOptions } from "./messages.ts";
export { forgetNotices, leaveNotices, useNotices } from "./model/arrival-notices.ts";
export { type PlanProgress, usePlanProgress } from "./model/plan-progress.ts";
