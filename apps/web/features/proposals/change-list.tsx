"use client";

import { useRef, useState } from "react";
import { Button } from "@/ui/button.tsx";
import { Checkbox } from "@/ui/checkbox.tsx";
import { formatList, spellValues } from "@/ui/format.ts";
import { ChangeDetails, dayName } from "./change-details.tsx";
import { obstacleTo, refusalsAfterTick, selectedChanges } from "./change-selection.ts";
import { t } from "./messages/index.ts";
import { type ChangeGroup, changesByDay, type ProposedChange } from "./proposal.ts";
import { useProposalsHost } from "./proposals-context.tsx";

/** A new plan can have hundreds of changes: the first few are shown, the others after a press. */
const atFirst = 12;

export interface ChangeListProps {
  changes: readonly ProposedChange[];
  refused: ReadonlySet<string>;
  onRefused: (refused: ReadonlySet<string>) => void;
}

/** The changes of a proposal by day, each with a checkbox. Says which other changes follow a checkbox. */
export function ChangeList({ changes, refused, onRefused }: ChangeListProps) {
  const { trip } = useProposalsHost();
  const [all, setAll] = useState(false);
  const [word, setWord] = useState("");
  const list = useRef<HTMLDivElement>(null);
  const chosen = selectedChanges(changes, refused);
  const named = (ids: readonly string[]) =>
    changes.filter((it) => ids.includes(it.id)).map((it) => `“${spellValues(it.summary)}”`);

  const choose = (change: ProposedChange, wanted: boolean) => {
    const next = wanted ? refusalsAfterTick(changes, refused, change.id) : new Set([...refused, change.id]);
    const after = selectedChanges(changes, next);
    const along = changes.filter((it) => it.id !== change.id && chosen.has(it.id) !== after.has(it.id));
    const names = formatList(named(along.map((it) => it.id)));
    if (along.length === 0) setWord("");
    else setWord(wanted ? t("alsoTicked", { names }) : t("alsoUnticked", { names }));
    onRefused(next);
  };
  const nameOf = ({ date }: ChangeGroup) => dayName(trip, date) ?? t("theTrip");

  const more = changes.length - atFirst;
  const ordered = changesByDay(changes).flatMap((group) => group.changes);
  const toggle = () => {
    setAll(!all);
    // After showing more, the focus moves to the first new change.
    if (!all) requestAnimationFrame(() => list.current?.querySelectorAll("input")[atFirst]?.focus());
  };
  const [only] = changes;
  // A single change is decided with its proposal, whose title it is.
  if (only && changes.length === 1) return <ChangeDetails change={only} hindrance={only.obstacle} />;
  return (
    <div ref={list} className="flex flex-col gap-3">
      {changesByDay(all ? ordered : ordered.slice(0, atFirst)).map((group) => (
        <section key={group.date} aria-label={nameOf(group)}>
          <h4 className="font-semibold text-faint text-sm">{nameOf(group)}</h4>
          <ul className="flex flex-col">
            {group.changes.map((change) => (
              <ChangeRow
                key={change.id}
                change={change}
                chosen={chosen.has(change.id)}
                hindrance={obstacleTo(changes, change)}
                missing={named(change.needs.filter((id) => !chosen.has(id)))}
                onChosen={(wanted) => choose(change, wanted)}
              />
            ))}
          </ul>
        </section>
      ))}
      {more > 0 && (
        <Button variant="ghost" size="sm" className="self-start" aria-expanded={all} onClick={toggle}>
          {all ? t("showFewer") : t("moreChanges", { count: more })}
        </Button>
      )}
      <p role="status" className="text-muted text-sm empty:hidden">
        {word}
      </p>
    </div>
  );
}

interface ChangeRowProps {
  change: ProposedChange;
  chosen: boolean;
  /** Why it cannot be chosen. */
  hindrance: string | null;
  /** The changes that it needs and that are not chosen now. */
  missing: readonly string[];
  onChosen: (chosen: boolean) => void;
}

/** One of several changes of a proposal, with its checkbox. */
function ChangeRow({ change, chosen, hindrance, missing, onChosen }: ChangeRowProps) {
  return (
    <li className="py-1">
      <Checkbox
        label={<span className="wrap-anywhere font-medium">{spellValues(change.summary)}</span>}
        checked={chosen}
        disabled={hindrance !== null}
        onCheckedChange={onChosen}
      />
      <div className="-mt-1 pl-8">
        <ChangeDetails change={change} hindrance={hindrance} />
        {!hindrance && missing.length > 0 && (
          <p className="wrap-anywhere text-muted text-sm">{t("onlyWith", { what: formatList(missing) })}</p>
        )}
      </div>
    </li>
  );
}
