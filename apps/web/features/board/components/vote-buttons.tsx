"use client";

import { type Vote, votes } from "@caravan/domain/field-choices";
import { Star } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { classNames } from "@/ui/class-names.ts";
import { Form, FormField, schemaOf, setValues, useSchemaForm } from "@/ui/form.tsx";
import { IconButton } from "@/ui/icon-button.tsx";
import { InlineFormButtons } from "@/ui/inline-form-buttons.tsx";
import { Textarea } from "@/ui/input.tsx";
import { useBoardTools } from "../api/use-board.ts";
import { t } from "../messages/index.ts";
import { voteIcons, voteWords } from "../messages.ts";
import { afterStar, afterVote, byPeople, ownReaction } from "../model/reactions.ts";
import type { Candidate } from "../model/types.ts";
import { VoterAvatars } from "./place-opinions.tsx";

/** In, Unsure and Out with the faces of those who voted so; Out asks for its reason first. */
export function VoteButtons({ candidate }: { candidate: Candidate }) {
  const { you, actions } = useBoardTools();
  const [asking, setAsking] = useState(false);
  const out = useRef<HTMLButtonElement>(null);
  const own = ownReaction(candidate, you);
  const votesByPeople = byPeople(candidate);

  const stopAsking = () => {
    setAsking(false);
    out.current?.focus();
  };
  const press = (vote: Vote) => {
    if (vote === "out") return setAsking(!asking);
    setAsking(false);
    if (own?.vote !== vote) void actions.vote(candidate, afterVote(own, vote, null));
  };
  return (
    <div className="flex flex-col gap-2.5">
      <div className="grid grid-cols-[repeat(3,minmax(0,1fr))_auto] gap-2">
        {votes.map((vote) => {
          const Icon = voteIcons[vote];
          const names = votesByPeople.filter((it) => it.vote === vote).map((it) => it.name);
          return (
            <div key={vote} className="flex min-w-0 flex-col gap-1.5">
              <button
                ref={vote === "out" ? out : null}
                type="button"
                aria-pressed={own?.vote === vote}
                {...(vote === "out" && { "aria-expanded": asking })}
                onClick={() => press(vote)}
                className={classNames(
                  "tap flex items-center justify-center gap-1.5 rounded-control border px-1 font-medium text-sm transition-colors [&>svg]:size-4 [&>svg]:shrink-0",
                  own?.vote === vote
                    ? votePressed[vote]
                    : asking && vote === "out"
                      ? "border-line-strong bg-sunken"
                      : "border-line-strong/50 bg-raised hover:border-line-strong",
                )}
              >
                <Icon aria-hidden="true" />
                {voteWords()[vote]}
              </button>
              <VoterAvatars names={names} />
            </div>
          );
        })}
        <StarButton candidate={candidate} />
      </div>
      {asking && (
        <OutReasonForm
          placeName={candidate.name}
          reason={own?.vote === "out" ? (own.reason ?? "") : ""}
          onCancel={stopAsking}
          onSend={(reason) => {
            stopAsking();
            void actions.vote(candidate, afterVote(own, "out", reason));
          }}
        />
      )}
    </div>
  );
}

/** The star for what somebody wants most; it votes In as well. */
export function StarButton({ candidate }: { candidate: Candidate }) {
  const { you, actions } = useBoardTools();
  const own = ownReaction(candidate, you);
  const starred = own?.starred ?? false;
  return (
    <span className="flex shrink-0 flex-col items-center gap-1.5">
      <IconButton
        label={t("star")}
        aria-pressed={starred}
        icon={<Star className={classNames(starred && "fill-current")} />}
        title={starred ? t("star.remove") : t("star.give")}
        onClick={() => void actions.vote(candidate, afterStar(own))}
        variant="outline"
        className={classNames(starred && "border-on-warning-soft! bg-warning-soft! text-on-warning-soft!")}
      />
      {candidate.stars > 0 && (
        <span className="text-muted text-sm tabular-nums leading-7">
          <span aria-hidden="true">{candidate.stars}</span>
          <span className="sr-only">{t("stars", { count: candidate.stars })}</span>
        </span>
      )}
    </span>
  );
}

/** The look of a given vote; the colour repeats icon and word. */
export const votePressed: Record<Vote, string> = {
  in: "border-on-success-soft bg-success-soft text-on-success-soft",
  unsure: "border-on-warning-soft bg-warning-soft text-on-warning-soft",
  out: "border-on-danger-soft bg-danger-soft text-on-danger-soft",
};

/** Frequent reasons, which need only one press. */
const usual = () => [t("why.expensive"), t("why.far"), t("why.been"), t("why.notMe")];

const reasonForm = schemaOf(({ reason }: { reason: string }) =>
  reason.trim() ? [] : [{ path: "reason", message: t("why.say") }],
);

interface ReasonFormProps {
  placeName: string;
  /** The reason of the earlier vote. */
  reason: string;
  onSend: (reason: string) => void;
  onCancel: () => void;
}

/** Asks for the reason of a vote for Out before it is sent, because the others want to know it. */
export function OutReasonForm({ placeName, reason, onSend, onCancel }: ReasonFormProps) {
  const form = useSchemaForm(reasonForm, { defaultValues: { reason } });
  const frame = useRef<HTMLDivElement>(null);
  // Focusing alone would scroll only the field into view.
  useEffect(() => {
    frame.current?.scrollIntoView({ block: "nearest" });
  }, []);
  return (
    <div ref={frame} className="scroll-my-4">
      <Form
        form={form}
        aria-label={t("why.name", { place: placeName })}
        onSubmit={(values) => onSend(values.reason.trim())}
        onKeyDown={(event) => event.key === "Escape" && onCancel()}
        className="flex flex-col gap-2.5 rounded-control bg-sunken p-3"
      >
        <FormField form={form} name="reason" label={t("reason")} required>
          {(field) => (
            <Textarea
              {...field}
              // Pressing Out opened this form, so it takes the focus.
              autoFocus
              rows={2}
              maxLength={500}
              placeholder={t("reason.seen")}
              className="min-h-18!"
            />
          )}
        </FormField>
        <ul aria-label={t("reason.common")} className="flex flex-wrap gap-1.5">
          {usual().map((it) => (
            <li key={it}>
              <button
                type="button"
                onClick={() => setValues(form, { reason: it })}
                className="min-h-8 rounded-full border border-line-strong/50 bg-raised px-3 text-sm hover:border-line-strong"
              >
                {it}
              </button>
            </li>
          ))}
        </ul>
        <InlineFormButtons onCancel={onCancel}>{t("voteOut")}</InlineFormButtons>
      </Form>
    </div>
  );
}
