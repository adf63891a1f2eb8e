export { Presence } from "./presence.tsx";
export { useGroupRoom } from "./use-group-room.ts";
export type { Person } from "./use-room.ts";
export { type ProposalNews, useTripRoom } from "./use-trip-room.ts";
