export { usePreferenceForm } from "./preference-form.tsx";
export { Preferences } from "./preferences.tsx";
