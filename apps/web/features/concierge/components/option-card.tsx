"use client";

import { ArrowRight, ChevronDown, Clock, Minus, Plus, TriangleAlert, Wallet } from "lucide-react";
import { useId, useState } from "react";
import { ChangeDetails } from "@/features/proposals/index.ts";
import { Badge } from "@/ui/badge.tsx";
import { Button } from "@/ui/button.tsx";
import { classNames } from "@/ui/class-names.ts";
import { ConfirmDialog } from "@/ui/confirm-dialog.tsx";
import { spellValues } from "@/ui/format.ts";
import { t } from "../messages/index.ts";
import { beforeAndAfter, costWords, kindIcons, titleAndTime } from "../messages.ts";
import type { Option } from "../types.ts";

interface OptionCardProps {
  option: Option;
  best: boolean;
  currency: string;
  /** Bookings that no option can keep, shown elsewhere. */
  broken: readonly string[];
  busy: boolean;
  /** Another answer is being sent, or the option is from before a change of the plan. */
  resting: boolean;
  /** Null for people who may not change the trip. */
  onApply: (() => void) | null;
}

/** One option: how it changes the plan, and its consequences. */
export function OptionCard({ option, best, currency, broken, busy, resting, onApply }: OptionCardProps) {
  const [open, setOpen] = useState(false);
  const [asking, setAsking] = useState(false);
  const nameId = useId();
  const Icon = kindIcons[option.kind];
  const { moves, misses } = optionLines(option);
  const price = costWords(option.consequences.cost, currency);
  // Bookings that no option can keep are not listed as broken by this one.
  const breaks = option.consequences.breaks.filter((it) => !broken.includes(it));
  return (
    <li
      aria-labelledby={nameId}
      className={classNames(
        "flex flex-col gap-3 rounded-card border p-4",
        best ? "border-accent bg-accent-soft/40" : "bg-raised",
      )}
    >
      <div className="flex flex-wrap items-start gap-3">
        <span
          aria-hidden="true"
          className={classNames(
            "grid size-10 shrink-0 place-items-center rounded-control [&_svg]:size-5",
            best ? "bg-accent text-on-accent" : "bg-sunken text-muted",
          )}
        >
          <Icon />
        </span>
        <div className="min-w-0 flex-1 basis-40">
          {best && <Badge tone="accent">{t("best")}</Badge>}
          <h3
            id={nameId}
            className={classNames("wrap-anywhere font-semibold text-[1.0625rem] leading-snug", best && "mt-1")}
          >
            {spellValues(option.headline)}
          </h3>
        </div>
      </div>
      {moves.length + misses.length > 0 || price ? (
        <ul className="flex flex-col gap-1.5 text-[0.9375rem] [&>li]:flex [&>li]:gap-2 [&>li>svg]:mt-1 [&_svg]:size-3.5 [&_svg]:shrink-0 [&_svg]:text-faint">
          {moves.map((move) => (
            <li key={move}>
              {beforeAndAfter(move) ? <Clock aria-hidden="true" /> : <Plus aria-hidden="true" />}
              <Move move={spellValues(move)} />
            </li>
          ))}
          {misses.map((miss) => (
            <li key={miss}>
              <Minus aria-hidden="true" />
              <span className="wrap-anywhere">
                <span className="sr-only">{t("givenUp")} </span>
                {spellValues(miss)}
              </span>
            </li>
          ))}
          {price && (
            <li>
              <Wallet aria-hidden="true" />
              <span>{price}</span>
            </li>
          )}
        </ul>
      ) : null}
      {breaks.length > 0 && <BrokenConstraints breaks={breaks} intro={t("cannotKeep")} />}
      {open && (
        <ul className="flex flex-col gap-2 border-t pt-3">
          {option.changes.map((change) => (
            <li key={change.id}>
              <p className="wrap-anywhere font-medium text-[0.9375rem]">{spellValues(change.summary)}</p>
              <ChangeDetails change={change} hindrance={change.obstacle} />
            </li>
          ))}
        </ul>
      )}
      <div className="flex flex-wrap gap-2">
        {onApply && (
          <Button
            variant={best ? "primary" : "secondary"}
            className="min-h-12 grow sm:grow-0 sm:px-8"
            loading={busy}
            aria-disabled={resting}
            aria-describedby={nameId}
            onClick={() => !resting && (breaks.length > 0 ? setAsking(true) : onApply())}
          >
            {t("apply")}
          </Button>
        )}
        {option.changes.length > 0 && (
          <Button
            variant="ghost"
            className={classNames("min-h-12", !onApply && "-mb-2 -ml-4")}
            aria-expanded={open}
            aria-describedby={nameId}
            icon={<ChevronDown className={classNames("transition-transform", open && "rotate-180")} />}
            onClick={() => setOpen(!open)}
          >
            {t("details")}
          </Button>
        )}
      </div>
      {asking && onApply && (
        <ConfirmDialog
          open
          onOpenChange={setAsking}
          title={t("apply.ask")}
          description={t("apply.text", { what: breaks.map((it) => spellValues(it)).join("; ") })}
          confirmLabel={t("apply")}
          onConfirm={() => {
            setAsking(false);
            onApply();
          }}
        />
      )}
    </li>
  );
}

function Move({ move }: { move: string }) {
  const parts = beforeAndAfter(move);
  if (!parts) return <span className="wrap-anywhere">{move}</span>;
  const { title, time } = titleAndTime(parts.before);
  return (
    <span className="wrap-anywhere tabular-nums">
      {title}{" "}
      <span className="inline-block">
        <span className="text-muted">{time}</span>
        <ArrowRight aria-hidden="true" className={classNames("inline align-[-0.1em]", time && "ml-1.5", "mr-1.5")} />
        <span className="sr-only"> {t("becomes")} </span>
        <span className="font-semibold">{parts.after}</span>
      </span>
    </span>
  );
}

/** What is missed with this option. */
export function BrokenConstraints({ breaks, intro }: { breaks: readonly string[]; intro: string }) {
  return (
    <ul className="flex flex-col gap-1 rounded-control bg-warning-soft px-3.5 py-2.5 text-[0.9375rem] text-on-warning-soft">
      {breaks.map((it) => (
        <li key={it} className="flex gap-2">
          <TriangleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          <span className="wrap-anywhere">
            <span className="font-semibold">{intro}: </span>
            {spellValues(it)}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** The details below the headline of an option. */
interface OptionLines {
  readonly moves: readonly string[];
  readonly misses: readonly string[];
}

type OptionText = Pick<Option, "headline"> & {
  readonly consequences: Pick<Option["consequences"], "moves" | "misses">;
};

/** Every consequence has its own line, except one that only repeats the headline. */
export function optionLines({ headline, consequences }: OptionText): OptionLines {
  return {
    moves: consequences.moves.filter((it) => !isAddedIn(headline, it)),
    misses: consequences.misses.filter((it) => !isSetAsideIn(headline, it)),
  };
}

/** "Tony's 13:10 (new)" below "Add lunch at Tony's at 13:10". */
function isAddedIn(headline: string, move: string): boolean {
  const [, title = "", time = ""] = /^(.+) (\d\d:\d\d) \(new\)$/.exec(move) ?? [];
  return title !== "" && headline.endsWith(`${title} at ${time}`);
}

/** "Louvre is set aside" below "Set Louvre aside". */
function isSetAsideIn(headline: string, miss: string): boolean {
  const [, title] = /^(.+) is set aside$/.exec(miss) ?? [];
  return title !== undefined && headline.toLowerCase().startsWith(`set ${title} aside`.toLowerCase());
}
