export type { PersonInRoom as Person } from "@caravan/domain/trip/room-event";
export { Presence } from "./presence.tsx";
export { useGroupRoom } from "./use-group-room.ts";
export { type ProposalNews, useTripRoom } from "./use-trip-room.ts";
