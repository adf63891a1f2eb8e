export { useTodayState, useTripMoment } from "./api/use-today.ts";
export { TodayStrip } from "./components/today-strip.tsx";
