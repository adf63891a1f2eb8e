"use client";

import { MessageCircleQuestion } from "lucide-react";
import type { ReactNode } from "react";
import type { Trip } from "@/features/api-client/index.ts";
import { type Outbox, type OutboxEntry, useOutbox } from "@/features/offline/index.ts";
import { Button } from "@/ui/button.tsx";
import { richText } from "@/ui/rich-text.tsx";
import { t } from "../messages/index.ts";
import { answersTo, type QuestionAnswer } from "../model/question-answers.ts";
import { deedOf, headingOf, type Word, wordsOf } from "../model/question-words.ts";

export interface UnsentQuestionsProps {
  /** The trip from the server, without unsent edits. */
  trip: Trip;
  outbox: Outbox;
  questions: readonly OutboxEntry[];
  /** Opens the form with the present activity and the values of the edit. */
  onEdit: (question: OutboxEntry) => void;
}

/** Edits that could not be sent. Each stays until its author has decided. */
export function UnsentQuestions({ trip, outbox, questions, onEdit }: UnsentQuestionsProps) {
  if (questions.length === 0) return null;
  const take = (question: OutboxEntry, { result }: QuestionAnswer) => {
    if (result === "form") onEdit(question);
    else if (result === "drop") void outbox.discard(question.id);
    else if (result === "suggest") void outbox.settle(question.id, null, true);
    else void outbox.settle(question.id, result === "again" ? null : result);
  };
  return (
    <section aria-label={t("unsent.title")} className="flex flex-col gap-3">
      {questions.map((question) => (
        <UnsentCard key={question.id} heading={headingOf(question, trip)} words={wordsOf(question, trip)}>
          {answersTo(question, trip).map((answer) => (
            <Button key={answer.label} size="sm" variant="secondary" onClick={() => take(question, answer)}>
              {answer.label}
            </Button>
          ))}
        </UnsentCard>
      ))}
    </section>
  );
}

const strong = (value: readonly ReactNode[]) => <strong>{value}</strong>;

/** An unsent edit: what it changes, its values, and what its author can do with it. */
function UnsentCard({ heading, words, children }: { heading: string; words: readonly Word[]; children: ReactNode }) {
  return (
    <fieldset aria-label={heading} className="min-w-0 rounded-card bg-warning-soft p-4 text-on-warning-soft">
      <p className="flex items-start gap-2 font-medium">
        <MessageCircleQuestion aria-hidden="true" className="mt-0.5 size-4.5 shrink-0" />
        <span className="wrap-anywhere">{heading}</span>
      </p>
      {words.length > 0 && (
        <dl className="mt-3 flex flex-col gap-2 text-[0.9375rem]">
          {words.map(({ label, mine, theirs }) => (
            <div key={label}>
              <dt className="text-sm opacity-85">{label}</dt>
              <dd className="wrap-anywhere whitespace-pre-line">
                {richText(t.parts("unsent.yours", { value: mine, b: strong }))}
              </dd>
              {theirs !== null && (
                <dd className="wrap-anywhere whitespace-pre-line">
                  {richText(t.parts("unsent.theirs", { value: theirs, b: strong }))}
                </dd>
              )}
            </div>
          ))}
        </dl>
      )}
      <div className="mt-3 flex flex-wrap gap-2">{children}</div>
    </fieldset>
  );
}

/**
 * Edits of a trip that was deleted or that the person can no longer open. They cannot be sent, but they can be read,
 * and stay until the person discards them. When access comes back, the trip asks about them.
 */
export function UnsentOfLostTrip({ tripId, account }: { tripId: string; account: string }) {
  const { outbox, state } = useOutbox(account);
  const unsent = state.entries.filter((it) => it.tripId === tripId);
  if (!outbox || unsent.length === 0) return null;
  return (
    <section aria-labelledby="unsent" className="mx-auto flex w-full max-w-2xl flex-col gap-3 px-4 pb-16 sm:px-6">
      <h2 id="unsent" className="heading-section">
        {t("unsent.lost")}
      </h2>
      <p className="text-muted">{t("unsent.lostText")}</p>
      {unsent.map((it) => (
        <UnsentCard key={it.id} heading={deedOf(it)} words={wordsOf(it, null)}>
          <Button size="sm" variant="secondary" onClick={() => void outbox.discard(it.id)}>
            {t("answer.drop")}
          </Button>
        </UnsentCard>
      ))}
    </section>
  );
}
