import type { ApiInputs, ApiOutputs } from "@/features/api-client/index.ts";

/** One traveller's own state of the day; nobody else ever gets any of it. */
export type ConciergeAnswer = ApiOutputs["concierge"]["state"];
export type ConciergeState = NonNullable<ConciergeAnswer["state"]>;
export type Settings = ConciergeState["settings"];
export type SettingsChange = Omit<ApiInputs["concierge"]["updateSettings"], "trip_id">;
export type TransportMode = NonNullable<Settings["transport_mode"]>;
export type Outlook = ConciergeState["outlook"];
export type Stop = NonNullable<Outlook["next"]>;
export type Way = NonNullable<Outlook["way"]>;
export type LocalMoment = Outlook["local_time"];
export type Alert = ConciergeState["alerts"][number];
export type Recommendation = ConciergeState["recommendations"][number];
export type Option = Recommendation["options"][number];
export type StatusEvent = ConciergeState["events"][number];
export type EventKind = StatusEvent["kind"];
export type Wish = NonNullable<ApiInputs["concierge"]["evaluate"]["wish"]>;
