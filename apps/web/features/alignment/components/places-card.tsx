"use client";

import { Ban, Star } from "lucide-react";
import { useState } from "react";
import type { Group } from "@/features/groups/index.ts";
import { Badge } from "@/ui/badge.tsx";
import { Button } from "@/ui/button.tsx";
import { Card } from "@/ui/card.tsx";
import { classNames } from "@/ui/class-names.ts";
import { listNames, listPeople, ordinal, personSaid } from "@/ui/format.ts";
import { t } from "../messages/index.ts";
import { type PlaceWithVotes, placesOf } from "../model/place-votes.ts";
import { MissingAnswers } from "./missing-answers.tsx";

/** The first few are shown, the others after a press. */
const rowsAtFirst = 8;

/** Where everybody wants to go, and what somebody rules out. */
export function PlacesCard({ group, proposed }: { group: Group; proposed: string | null }) {
  const [all, setAll] = useState(false);
  const { places, alsoOut, namers, statedBy: saidBy } = placesOf(group, proposed);
  const more = places.length - rowsAtFirst;
  return (
    <Card className="flex flex-col gap-4 max-sm:p-4">
      <div>
        <h3 className="heading-section">{t("places")}</h3>
        <p className="mt-1 text-muted">
          {places.length === 0 && t("places.nobody")}
          {places.length > 0 && namers === 0 && t("places.nobodySaid")}
          {namers > 0 && t("places.agreedWhen", { count: namers })}
        </p>
      </div>
      {places.length > 0 && (
        <ol aria-label={t("places")} className="flex flex-col gap-4">
          {places.slice(0, all ? undefined : rowsAtFirst).map((place) => (
            <PlaceRow key={place.name} place={place} namers={namers} />
          ))}
        </ol>
      )}
      {more > 0 && (
        <Button variant="ghost" size="sm" className="self-start" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? t("showFewer") : t("morePlaces", { count: more })}
        </Button>
      )}
      {alsoOut.length > 0 && (
        <p className="wrap-anywhere text-muted text-sm">
          {t("alsoOut")}{" "}
          {listNames(
            alsoOut.map((it) => `${it.name} (${it.by})`),
            6,
          )}
          .
        </p>
      )}
      <MissingAnswers group={group} statedBy={saidBy} about="places" />
    </Card>
  );
}

interface PlaceRowProps {
  place: PlaceWithVotes;
  namers: number;
}

/** One place: how many of those who named places want it, who and how much, and who rules it out. */
function PlaceRow({ place, namers }: PlaceRowProps) {
  const { name, wantedBy, vetoedBy, isOption, isProposed, leads } = place;
  const isOut = vetoedBy.length > 0;
  return (
    <li className="wrap-anywhere flex flex-col gap-1.5">
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <span className={classNames("font-medium", isOut && "text-muted line-through decoration-danger")}>{name}</span>
        {isProposed && <Badge tone="accent">{t("proposed")}</Badge>}
        {leads && (
          <Badge tone="success" icon={<Star />}>
            {t("inLead")}
          </Badge>
        )}
        {isOption && wantedBy.length === 0 && <Badge>{t("firstIdea")}</Badge>}
        <span className="ml-auto text-muted text-sm tabular-nums">
          {namers > 0 && t("ofNamers", { wanted: String(wantedBy.length), all: String(namers) })}
        </span>
      </div>
      {namers > 0 && <Bar share={wantedBy.length / namers} isOut={isOut} />}
      {wantedBy.length > 0 && (
        <p className="text-muted text-sm">
          {listNames(
            wantedBy.map((it) => `${personSaid(it.name)} (${ordinal(it.rank)})`),
            6,
          )}
        </p>
      )}
      {isOut && (
        <p className="flex items-start gap-1.5 font-medium text-danger text-sm">
          <Ban aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          {rulesOut(vetoedBy)}
        </p>
      )}
    </li>
  );
}

/** The notch marks the majority. */
function Bar({ share, isOut }: { share: number; isOut: boolean }) {
  return (
    <span aria-hidden="true" className="relative block h-2 rounded-full bg-line/70">
      <span
        className={classNames("block h-full rounded-full", isOut ? "bg-line-strong" : "bg-accent")}
        style={{ width: `${Math.min(1, share) * 100}%` }}
      />
      <span className="absolute -inset-y-1 left-1/2 w-0.5 rounded-full bg-line-strong" />
    </span>
  );
}

function rulesOut(names: readonly string[]): string {
  const alone = names.length === 1 && names[0] !== t("you");
  return t("rulesOut", { who: alone ? "one" : names.length === 1 ? "you" : "other", names: listPeople(names) });
}
