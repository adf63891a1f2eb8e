export type { PreferenceChanges } from "./preference.ts";
export { Preferences } from "./preferences.tsx";
