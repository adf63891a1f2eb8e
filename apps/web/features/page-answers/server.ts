import type { AppRouter } from "@caravan/api/router";
import { addDays } from "@caravan/domain/calendar";
import { dehydrate, QueryClient } from "@tanstack/react-query";
import { createTRPCClient, httpBatchLink } from "@trpc/client";
import { createTRPCOptionsProxy } from "@trpc/tanstack-react-query";
import { askOwnApi } from "../account/server.ts";
import type { PageAnswers } from "./page-answers-provider.tsx";

/** The queries of one page, asked for the person whose request is being answered. */
function ownQueries() {
  const queries = new QueryClient();
  const client = createTRPCClient<AppRouter>({
    links: [httpBatchLink({ url: "/api/trpc", fetch: (url) => askOwnApi(String(url) as `/api/${string}`) })],
  });
  return { queries, client, api: createTRPCOptionsProxy<AppRouter>({ client, queryClient: queries }) };
}

type Own = ReturnType<typeof ownQueries>;
type OfTrip = { readonly trip_id: string };

/** What each page of a trip shows first, beside the trip. */
const shownOnPage = {
  plan: ({ queries, api }: Own, of: OfTrip) => [
    queries.prefetchQuery(api.trips.check.queryOptions(of)),
    queries.prefetchQuery(api.trips.explain.queryOptions(of)),
    queries.prefetchQuery(api.segments.list.queryOptions(of)),
    queries.prefetchQuery(api.documents.covers.queryOptions({})),
    queries.prefetchQuery(api.documents.list.queryOptions(of)),
    queries.prefetchQuery(api.proposals.list.queryOptions(of)),
    queries.prefetchQuery(api.checklists.list.queryOptions(of)),
    queries.prefetchQuery(api.comments.list.queryOptions({ ...of, limit: 1 })),
    queries.prefetchQuery(api.history.list.queryOptions({ ...of, limit: 30 })),
  ],
  today: ({ queries, api }: Own, of: OfTrip) => [
    queries.prefetchQuery(api.concierge.state.queryOptions(of)),
    queries.prefetchQuery(api.segments.list.queryOptions(of)),
  ],
  travel: ({ queries, api }: Own, of: OfTrip) => [queries.prefetchQuery(api.segments.list.queryOptions(of))],
  documents: ({ queries, api }: Own, of: OfTrip) => [
    queries.prefetchQuery(api.documents.list.queryOptions(of)),
    queries.prefetchQuery(api.confirmations.list.queryOptions(of)),
  ],
  money: ({ queries, api }: Own, of: OfTrip) => [
    queries.prefetchQuery(api.expenses.list.queryOptions(of)),
    queries.prefetchQuery(api.expenses.summary.queryOptions(of)),
    queries.prefetchQuery(api.members.list.queryOptions(of)),
  ],
};

/**
 * What a page of a trip shows first. Null where the trip cannot be read: the browser then asks itself, and shows why. A
 * single answer that is missing is left to the browser as well.
 */
export async function answersForTrip(tripId: string, page: keyof typeof shownOnPage): Promise<PageAnswers | null> {
  const own = ownQueries();
  const { queries, client, api } = own;
  const of = { trip_id: tripId };
  // Before all others, so that a change in between is not taken for known.
  const room = await client.rooms.state.query(of).catch(() => null);
  if (!room) return null;
  await Promise.all([queries.prefetchQuery(api.trips.get.queryOptions(of)), ...shownOnPage[page](own, of)]);
  const trip = queries.getQueryData(api.trips.get.queryOptions(of).queryKey)?.trip;
  if (page === "plan" && trip && isAbout(trip)) await queries.prefetchQuery(api.concierge.state.queryOptions(of));
  return pageAnswers(queries, room.seq);
}

/** On one of its days somewhere on earth: the plan then shows what is next. */
function isAbout({ start_date, end_date }: { start_date: string; end_date: string }): boolean {
  const [yesterday, tomorrow] = [-1, 1].map((days) => addDays(new Date().toISOString().slice(0, 10), days));
  return yesterday !== undefined && tomorrow !== undefined && start_date <= tomorrow && end_date >= yesterday;
}

/** What the page of a group shows first. */
export async function answersForGroup(code: string): Promise<PageAnswers> {
  const { queries, api } = ownQueries();
  const of = { trip_code: code };
  await Promise.all([
    queries.prefetchQuery(api.groups.get.queryOptions(of)),
    queries.prefetchQuery(api.board.get.queryOptions(of)),
    queries.prefetchQuery(api.alignment.get.queryOptions(of)),
  ]);
  return pageAnswers(queries, null);
}

const pageAnswers = (queries: QueryClient, roomSeq: number | null): PageAnswers => ({
  id: crypto.randomUUID(),
  readAt: Date.now(),
  roomSeq,
  state: dehydrate(queries),
});
