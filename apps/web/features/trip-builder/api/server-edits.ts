import {
  type Activity,
  type Alternative,
  type Day,
  type Finding,
  type LeftOut,
  ResponseError,
  type TripChange,
  type useApiClient,
  type Watch,
} from "@/features/api-client/index.ts";
import { headlineOf, type Proposed } from "@/features/proposals/index.ts";
import { formatDate, spellValues } from "@/ui/format.ts";
import { toast } from "@/ui/toast.ts";
import { replan } from "./replan.ts";

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
    const answer = await attempt("That couldn't be undone", () =>
      send(() => client.history.revert.mutate({ ...here, edit_id: editId })),
    );
    if (answer) toast({ title: done });
    return answer;
  };
  return {
    revert,
    async swap(activity: Activity, { title }: Alternative) {
      const answer = await attempt(`"${activity.title}" couldn't be swapped`, () =>
        send(() => client.activities.swap.mutate({ ...ids(activity), title })),
      );
      if (answer) toast({ title: `Swapped for "${title}"` });
      return answer;
    },
    /** Confirms that a place exists which no source, or only one, has. */
    async confirmPlace(activity: Activity) {
      const answer = await attempt(`"${activity.title}" couldn't be confirmed`, () =>
        send(() => client.activities.confirmPlace.mutate({ trip_id: tripId, activity_id: activity.id })),
      );
      const editId = answer?.edit_id;
      if (!answer) return;
      toast({
        title: `You know "${activity.title}"`,
        ...(editId && { action: { label: "Undo", onPress: () => void revert(editId, "It is in doubt again") } }),
      });
    },
    async applyFix({ code, activity_ids, day_ids }: Finding, other: boolean) {
      const answer = await attempt("That couldn't be fixed", () =>
        send(() => client.trips.applyFix.mutate({ ...here, code, activity_ids, day_ids, other })),
      );
      if (!answer) return false;
      const { edit_id, summary } = answer;
      const undo = (editId: string) => void revert(editId, "It is as it was before the fix");
      toast({
        title: "Fixed",
        description: spellValues(summary),
        ...(edit_id && { action: { label: "Undo", onPress: () => undo(edit_id) } }),
      });
      return true;
    },
    /** Replans the whole trip. Null when it was cancelled or refused; a refusal has been shown. */
    replan: (watch: Watch) => attempt("No new plan was made", () => send(() => replan(client, tripId, watch))),
    /** The choices for replanning a day. Changes nothing. */
    previewDayPlan: (day: Day) =>
      attempt("No new plan was made", () =>
        send(() => client.days.previewPlan.query({ trip_id: tripId, itinerary_id: day.id })),
      ),
    async chooseDayPlan(day: Day, choice: string) {
      const answer = await attempt(`${formatDate(day.date, "day")} is as it was`, () =>
        send(() => client.days.choosePlan.mutate({ ...here, itinerary_id: day.id, choice })),
      );
      if (!answer) return;
      const { edit_id } = answer;
      toast({
        title: `${formatDate(day.date, "day")} is replanned`,
        ...(edit_id && { action: { label: "Undo", onPress: () => void revert(edit_id, "The old plan is back") } }),
      });
    },
    /**
     * Previews replacements for an activity; changes nothing. Null when it was refused, which has been shown with its
     * reason.
     */
    previewReplacement: (activity: Activity) =>
      attempt(`Nothing else for "${activity.title}"`, () =>
        send(() => client.activities.previewReplacement.query({ trip_id: tripId, activity_id: activity.id })),
      ),
    async replace(activity: Activity, choice: string, title: string) {
      const answer = await attempt(`"${activity.title}" stays`, () =>
        send(() => client.activities.replace.mutate({ ...ids(activity), choice })),
      );
      if (!answer) return;
      const { edit_id } = answer;
      toast({
        title: `"${title}" instead of "${activity.title}"`,
        ...(edit_id && {
          action: { label: "Undo", onPress: () => void revert(edit_id, `"${activity.title}" is back`) },
        }),
      });
    },
    async duplicateDay(day: Day, to: Day) {
      const answer = await attempt("The day couldn't be copied", () =>
        send(() => client.days.duplicate.mutate({ ...here, day_id: day.id, to_day_id: to.id })),
      );
      if (!answer) return;
      const { edit_id } = answer;
      toast({
        title: `Copied day ${day.day_number} to day ${to.day_number}`,
        ...(edit_id && {
          action: { label: "Undo", onPress: () => void revert(edit_id, `Day ${to.day_number} is as it was`) },
        }),
      });
    },
    async addPlace(place: LeftOut, dayId: string, dayName: string) {
      const answer = await attempt(`"${place.name}" was not added`, () =>
        send(() => client.activities.addPlace.mutate({ ...here, place_id: place.place_id, itinerary_id: dayId })),
      );
      if (!answer) return false;
      toast({
        title: `Added "${place.name}" to ${dayName}`,
        action: { label: "Undo", onPress: () => void revert(answer.edit_id, `"${place.name}" is out again`) },
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
    title: `Suggested: ${headlineOf(proposal)}`,
    description: "An editor decides.",
    action: { label: "Withdraw", onPress: () => void withdraw(proposal_id) },
  });
}

/** For changes that cannot wait: nothing was sent. */
export function needsConnection(): Error {
  const message = "This needs a connection. Everything else that you change is kept and sent later.";
  return new ResponseError(0, { code: "offline", message });
}
