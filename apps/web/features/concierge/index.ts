export { TodayStrip } from "./components/today-strip.tsx";
