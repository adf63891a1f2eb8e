"use client";

import { useState } from "react";
import type { Group } from "@/features/groups/types.ts";
import { Button } from "@/ui/button.tsx";
import { Card } from "@/ui/card.tsx";
import { count } from "@/ui/format.ts";
import { NotSaid } from "./not-said.tsx";
import { PlaceRow } from "./place-row.tsx";
import { placesOf } from "./places.ts";
import { listNames } from "./proposal-words.ts";

/** More are folded away: the first are worth reading, the rest a press. */
const rowsAtFirst = 8;

/** Where everybody wants to go, and what somebody rules out. */
export function PlaceVotes({ group, proposed }: { group: Group; proposed: string | null }) {
  const [all, setAll] = useState(false);
  const { places, alsoOut, namers, saidBy } = placesOf(group, proposed);
  const more = places.length - rowsAtFirst;
  return (
    <Card className="flex flex-col gap-4 max-sm:p-4">
      <div>
        <h3 className="heading-section">Places</h3>
        <p className="mt-1 text-muted">
          {places.length === 0 && "Nobody has named a place yet."}
          {places.length > 0 && namers === 0 && "Nobody has said which of these they want."}
          {namers > 0 &&
            `Agreed when more than half of the ${count(namers, "person", "people")} who named a place want it.`}
        </p>
      </div>
      {places.length > 0 && (
        <ol aria-label="Places" className="flex flex-col gap-4">
          {places.slice(0, all ? undefined : rowsAtFirst).map((place) => (
            <PlaceRow key={place.name} place={place} namers={namers} />
          ))}
        </ol>
      )}
      {more > 0 && (
        <Button variant="ghost" size="sm" className="self-start" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? "Show fewer" : `Show ${count(more, "more place")}`}
        </Button>
      )}
      {alsoOut.length > 0 && (
        <p className="wrap-anywhere text-muted text-sm">
          Also ruled out:{" "}
          {listNames(
            alsoOut.map((it) => `${it.name} (${it.by})`),
            6,
          )}
          .
        </p>
      )}
      <NotSaid group={group} saidBy={saidBy} about="places" />
    </Card>
  );
}
