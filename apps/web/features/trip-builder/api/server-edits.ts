import {
  type Activity,
  type Alternative,
  type ApiOutputs,
  ConnectionLost,
  connectionLost,
  type Day,
  type Finding,
  type LeftOut,
  ResponseError,
  streamCall,
  type TripChange,
  type useApiClient,
  type Watch,
} from "@/features/api-client/index.ts";
import { headlineOf, type Proposed } from "@/features/proposals/index.ts";
import { formatDate, spellValues } from "@/ui/format.ts";
import { toast } from "@/ui/toast.ts";
import { t } from "../messages/index.ts";

interface Calls {
  readonly client: ReturnType<typeof useApiClient>;
  readonly tripId: string;
  readonly suggests: boolean;
  /** Sends a call after the waiting edits of the outbox; null when it was only proposed. */
  readonly send: <Answer>(call: () => Promise<Answer>) => Promise<Answer | null>;
  /** Shows the failure and returns null. */
  readonly attempt: <Answer>(failure: string, result: () => Promise<Answer | null>) => Promise<Answer | null>;
}

/** The changes of a trip that only the server can make: they need a connection, and show their own result. */
export function serverEdits({ client, tripId, suggests, send, attempt }: Calls) {
  const here = { trip_id: tripId, ...(suggests && { propose: true }) };
  const ids = (activity: Activity) => ({ ...here, activity_id: activity.id });
  const revert = async (editId: string, done: string) => {
    const answer = await attempt(t("edit.undoFailed"), () =>
      send(() => client.history.revert.mutate({ ...here, edit_id: editId })),
    );
    if (answer) toast({ title: done });
    return answer;
  };
  return {
    revert,
    async swap(activity: Activity, { title }: Alternative) {
      const answer = await attempt(t("edit.swapFailed", { title: activity.title }), () =>
        send(() => client.activities.swap.mutate({ ...ids(activity), title })),
      );
      if (answer) toast({ title: t("edit.swapped", { title }) });
      return answer;
    },
    /** Confirms that a place exists which no source, or only one, has. */
    async confirmPlace(activity: Activity) {
      const answer = await attempt(t("edit.confirmFailed", { title: activity.title }), () =>
        send(() => client.activities.confirmPlace.mutate({ trip_id: tripId, activity_id: activity.id })),
      );
      const editId = answer?.edit_id;
      if (!answer) return;
      toast({
        title: t("edit.confirmed", { title: activity.title }),
        ...(editId && { action: { label: t("undo"), onPress: () => void revert(editId, t("edit.unconfirmed")) } }),
      });
    },
    async applyFix({ code, activity_ids, day_ids }: Finding, other: boolean) {
      const answer = await attempt(t("edit.fixFailed"), () =>
        send(() => client.trips.applyFix.mutate({ ...here, code, activity_ids, day_ids, other })),
      );
      if (!answer) return false;
      const { edit_id, summary } = answer;
      const undo = (editId: string) => void revert(editId, t("edit.unfixed"));
      toast({
        title: t("edit.fixed"),
        description: spellValues(summary),
        ...(edit_id && { action: { label: t("undo"), onPress: () => undo(edit_id) } }),
      });
      return true;
    },
    /** Replans the whole trip. Null when it was cancelled or refused; a refusal has been shown. */
    replan: (watch: Watch) => attempt(t("edit.noPlan"), () => send(() => replan(client, tripId, watch))),
    /** The choices for replanning a day. Changes nothing. */
    previewDayPlan: (day: Day) =>
      attempt(t("edit.noPlan"), () =>
        send(() => client.days.previewPlan.query({ trip_id: tripId, itinerary_id: day.id })),
      ),
    async chooseDayPlan(day: Day, choice: string) {
      const answer = await attempt(t("edit.asItWas", { day: formatDate(day.date, "day") }), () =>
        send(() => client.days.choosePlan.mutate({ ...here, itinerary_id: day.id, choice })),
      );
      if (!answer) return;
      const { edit_id } = answer;
      toast({
        title: t("edit.replanned", { day: formatDate(day.date, "day") }),
        ...(edit_id && { action: { label: t("undo"), onPress: () => void revert(edit_id, t("edit.oldPlan")) } }),
      });
    },
    /**
     * Previews replacements for an activity; changes nothing. Null when it was refused, which has been shown with its
     * reason.
     */
    previewReplacement: (activity: Activity) =>
      attempt(t("edit.nothingElse", { title: activity.title }), () =>
        send(() => client.activities.previewReplacement.query({ trip_id: tripId, activity_id: activity.id })),
      ),
    async replace(activity: Activity, choice: string, title: string) {
      const answer = await attempt(t("edit.stays", { title: activity.title }), () =>
        send(() => client.activities.replace.mutate({ ...ids(activity), choice })),
      );
      if (!answer) return;
      const { edit_id } = answer;
      toast({
        title: t("edit.instead", { title, old: activity.title }),
        ...(edit_id && {
          action: { label: t("undo"), onPress: () => void revert(edit_id, t("edit.back", { title: activity.title })) },
        }),
      });
    },
    async duplicateDay(day: Day, to: Day) {
      const answer = await attempt(t("edit.dayCopyFailed"), () =>
        send(() => client.days.duplicate.mutate({ ...here, day_id: day.id, to_day_id: to.id })),
      );
      if (!answer) return;
      const { edit_id } = answer;
      toast({
        title: t("edit.dayCopied", { day: `${day.day_number}`, to: `${to.day_number}` }),
        ...(edit_id && {
          action: {
            label: t("undo"),
            onPress: () => void revert(edit_id, t("edit.dayAsItWas", { day: `${to.day_number}` })),
          },
        }),
      });
    },
    async addPlace(place: LeftOut, dayId: string, dayName: string) {
      const answer = await attempt(t("edit.notAdded", { title: place.name }), () =>
        send(() => client.activities.addPlace.mutate({ ...here, place_id: place.place_id, itinerary_id: dayId })),
      );
      if (!answer) return false;
      toast({
        title: t("edit.added", { title: place.name, day: dayName }),
        action: { label: t("undo"), onPress: () => void revert(answer.edit_id, t("edit.out", { title: place.name })) },
      });
      return true;
    },
    saveTrip: (fields: Omit<TripChange, "trip_id">) => send(() => client.trips.update.mutate({ ...here, ...fields })),
  };
}

export function saySuggested(
  { proposal_id, proposal }: Proposed,
  withdraw: (proposalId: string) => Promise<void>,
): void {
  toast({
    title: t("edit.suggested", { change: headlineOf(proposal) }),
    description: t("edit.editorDecides"),
    action: { label: t("edit.withdraw"), onPress: () => void withdraw(proposal_id) },
  });
}

/** For changes that cannot wait: nothing was sent. */
export function needsConnection(): Error {
  const message = t("edit.needsConnection");
  return new ResponseError(0, { code: "offline", message });
}

type Client = ReturnType<typeof useApiClient>;
type Replanned = Pick<ApiOutputs["trips"]["regenerate"], "edit_id" | "warnings">;

/** Replans a trip. When the connection breaks before the answer, it checks whether the new plan was stored. */
async function replan(client: Client, tripId: string, watch: Watch): Promise<Replanned> {
  const newest = async (signal?: AbortSignal) => {
    const page = await client.history.list.query({ trip_id: tripId, limit: 1 }, { ...(signal && { signal }) });
    return page.entries[0];
  };
  const before = await newest(watch.signal);
  try {
    return await streamCall("trips.regenerate", { trip_id: tripId }, watch);
  } catch (error) {
    if (!(error instanceof ConnectionLost)) throw error;
    const after = await newest().catch(() => null);
    if (after === null) throw unknownOutcome(t("edit.planUnknown"));
    if (after?.action === "regenerate_itinerary" && after.id !== before?.id)
      return { edit_id: after.id, warnings: undefined };
    throw unknownOutcome(t("edit.planBroke"));
  }
}

function unknownOutcome(message: string): Error {
  return new ResponseError(0, connectionLost(message));
}
