import type { Dimension } from "@caravan/domain/alignment/types";
import { Check, CircleDashed, Lock } from "lucide-react";
import { proposedValue } from "@/features/groups/index.ts";
import { Badge } from "@/ui/badge.tsx";
import { classNames } from "@/ui/class-names.ts";
import { formatClauses, inSentence, spellValues } from "@/ui/format.ts";
import { t } from "../messages/index.ts";
import { dimensionWords, isHidden } from "../messages.ts";
import type { Agreed, Outcome } from "../model/types.ts";

export interface ScoreDialProps {
  /** Null before any round. */
  score: number | null;
  /** Which of the three are agreed on; without it only the score is shown. */
  dimensions?: Agreed | undefined;
  /** The dimensions that only a round can compare, because of a private budget. */
  hidden?: readonly Dimension[];
  size?: "sm" | "md" | "lg";
  className?: string;
}

const sizes = {
  sm: { box: "size-11", text: "text-sm" },
  md: { box: "size-16", text: "text-xl" },
  lg: { box: "size-24", text: "text-3xl" },
};

/** The score in a ring of three arcs, one each for dates, place and budget; the arc of an open one is thin. */
export function ScoreDial({ score, dimensions, hidden = [], size = "md", className }: ScoreDialProps) {
  const settled = score === null ? 0 : Math.round((score - 20) / 25);
  const { box, text } = sizes[size];
  return (
    <span
      role="img"
      aria-label={nameOf(score, dimensions, hidden)}
      className={classNames("relative inline-grid shrink-0 place-items-center", box, className)}
    >
      <svg aria-hidden="true" viewBox="0 0 48 48" fill="none" className="absolute inset-0 size-full">
        {dimensionWords().map(({ dimension }, index) => {
          const isOn = dimensions ? dimensions[dimension] : index < settled;
          return (
            <circle
              key={dimension}
              cx="24"
              cy="24"
              r="20.5"
              pathLength={300}
              strokeDasharray="84 216"
              strokeDashoffset={67 - index * 100}
              strokeLinecap="round"
              className={classNames(
                "transition-[stroke,stroke-width] duration-300",
                isOn ? "stroke-accent [stroke-width:5]" : "stroke-line-strong [stroke-width:1.5]",
              )}
            />
          );
        })}
      </svg>
      <span aria-hidden="true" className={classNames("font-display font-semibold tabular-nums leading-none", text)}>
        {score ?? "–"}
      </span>
    </span>
  );
}

function nameOf(score: number | null, dimensions: Agreed | undefined, hidden: readonly Dimension[]): string {
  if (score === null) return t("score.none");
  if (!dimensions) return t("score", { score: String(score) });
  const parts = dimensionWords().map(
    ({ dimension, label }) => `${inSentence(label)} ${inSentence(stateWord(stateOf(dimension, dimensions, hidden)))}`,
  );
  return t("score.parts", { score: String(score), parts: formatClauses(parts) });
}

function stateOf(dimension: Dimension, agreed: Agreed, hidden: readonly Dimension[]): "agreed" | "private" | "apart" {
  if (agreed[dimension]) return "agreed";
  return hidden.includes(dimension) ? "private" : "apart";
}

const stateWord = (state: ReturnType<typeof stateOf>) => t(`word.${state}`);

interface DimensionMarksProps {
  dimensions: Agreed;
  hidden?: readonly Dimension[];
  className?: string;
}

/** What is agreed on and what is not, in three words with marks. */
export function DimensionMarks({ dimensions, hidden = [], className }: DimensionMarksProps) {
  return (
    <ul className={classNames("flex flex-wrap gap-1.5", className)}>
      {dimensionWords().map(({ dimension, label }) => (
        <li key={dimension}>
          <Badge
            tone={dimensions[dimension] ? "success" : "neutral"}
            icon={dimensions[dimension] ? <Check /> : <CircleDashed />}
          >
            {label}
            <span className="sr-only">: {inSentence(stateWord(stateOf(dimension, dimensions, hidden)))}</span>
          </Badge>
        </li>
      ))}
    </ul>
  );
}

interface DimensionLineProps {
  dimension: Dimension;
  outcome: Outcome;
  currency: string;
  /** With the reason of the agreement, or who disagrees about what. */
  withReason?: boolean;
}

/** One of dates, place and budget: agreed or apart, and the proposal. */
export function DimensionLine({ dimension, outcome, currency, withReason = false }: DimensionLineProps) {
  const words = dimensionWords().find((it) => it.dimension === dimension);
  const isAgreed = outcome.dimensions[dimension];
  const isPrivate = isHidden(outcome, dimension);
  const value = proposedValue(outcome, dimension, currency);
  const reasons = withReason ? reasonsOf(outcome, dimension) : [];
  const Mark = isAgreed ? Check : isPrivate ? Lock : CircleDashed;
  const Icon = words?.icon;
  return (
    <li className="wrap-anywhere flex flex-wrap items-start gap-x-3 gap-y-0.5 py-2.5">
      {Icon && <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-muted" />}
      <div className="min-w-0 flex-1">
        <p className="text-muted text-sm leading-tight">{words?.label}</p>
        <p className={classNames("leading-snug", value ? "font-medium" : "text-muted")}>
          {value ?? t("nothingProposed")}
        </p>
      </div>
      <span
        className={classNames(
          "mt-0.5 flex shrink-0 items-center gap-1 rounded-full px-2 py-0.5 font-medium text-[0.8125rem]",
          isAgreed ? "bg-success-soft text-on-success-soft" : "bg-line/60 text-muted",
        )}
      >
        <Mark aria-hidden="true" className="size-3.5" />
        {isAgreed ? t("word.agreed") : isPrivate ? t("word.private") : t("word.apart")}
      </span>
      {reasons.map((reason) => (
        <p key={reason} className="w-full pl-8 text-muted text-sm">
          {spellValues(reason)}
        </p>
      ))}
    </li>
  );
}

function reasonsOf({ consensus_items, conflicts }: Outcome, dimension: Dimension): string[] {
  return [...consensus_items, ...conflicts].filter((it) => it.dimension === dimension).map((it) => it.message);
}
