/**
 * The only way to call the server from the browser: typed tRPC through TanStack Query.
 *
 * - A query: `useQuery(api.trips.get.queryOptions({ trip_id }))`.
 * - A change: `useMutation(api.trips.update.mutationOptions({ onSuccess }))`, or `useRunMutation()` where no component shows
 *   its state. Never `client.….mutate` and never `invalidateQueries` after a change: invalidation.ts has the one map of what
 *   a change makes out of date, and the mutation cache applies it to every mutation, before `onSuccess` of the caller.
 * - A change by stream or upload (`streamCall`, `sendFile`: the only uses of raw HTTP): run it as a mutation under the key
 *   of its verb, `{ mutationKey: api.trips.create.mutationKey(), mutationFn }`, and the same map applies.
 * - A change that must be done once, however often it is sent: `mutationOptions({ trpc: { context: { idempotencyKey } } })`.
 * - A query with an input too long for an address: `queryOptions(input, { trpc: { context: { longInput: true } } })`.
 * - An error of any of these: `domainError(error)`, or `toastError(error, title)` where it is only said.
 *
 * `setQueryData` is for optimistic updates and for the page that is opened next. The service worker has no such client: what
 * it shares with pages (notifications/push-subscription.ts) calls REST.
 */
export { accountHeader } from "./account-header.ts";
export { type ApiInputs, type ApiOutputs, useApi, useApiClient, useRunMutation } from "./api.ts";
export {
  connectionLost,
  type DomainError,
  domainError,
  type ErrorDetail,
  fieldError,
  ResponseError,
  wasAborted,
} from "./domain-error.ts";
export { type Sending, sendFile } from "./send-file.ts";
export { ConnectionLost, streamCall, type Watch } from "./stream-call.ts";
export { toastError } from "./toast-error.ts";
export {
  type Activity,
  type ActivityType,
  type Alternative,
  type Day,
  type Finding,
  type FoundPlace,
  type HistoryEntry,
  type LeftOut,
  type NewTrip,
  type Notice,
  type PlanEvent,
  type PlannedDay,
  type Trip,
  type TripChange,
  type TripDocument,
  type TripSummary,
  tripsPerPage,
  type Viewer,
} from "./trip-types.ts";
export { useShownAtOnce } from "./use-shown-at-once.ts";
