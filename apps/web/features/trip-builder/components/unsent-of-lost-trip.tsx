"use client";

import { useOutbox } from "@/features/offline/index.ts";
import { Button } from "@/ui/button.tsx";
import { deedOf } from "../model/question-headings.ts";
import { ownWords } from "../model/question-words.ts";
import { UnsentCard } from "./unsent-card.tsx";

/**
 * What somebody changed in a trip that is deleted by now, or closed to them: it cannot go anywhere, but they can read it,
 * and it stays until they let go of it. Access may come back, and then it is asked about in the trip.
 */
export function UnsentOfLostTrip({ tripId, account }: { tripId: string; account: string }) {
  const { outbox, state } = useOutbox(account);
  const unsent = state.entries.filter((it) => it.tripId === tripId);
  if (!outbox || unsent.length === 0) return null;
  return (
    <section aria-labelledby="unsent" className="mx-auto flex w-full max-w-2xl flex-col gap-3 px-4 pb-16 sm:px-6">
      <h2 id="unsent" className="heading-section">
        What you changed is not sent
      </h2>
      <p className="text-muted">It stays on this device until you drop it, so that you can keep the words elsewhere.</p>
      {unsent.map(({ id, edit }) => (
        <UnsentCard key={id} heading={deedOf(edit)} words={ownWords(edit)}>
          <Button size="sm" variant="secondary" onClick={() => void outbox.discard(id)}>
            Drop my change
          </Button>
        </UnsentCard>
      ))}
    </section>
  );
}
