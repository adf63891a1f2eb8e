"use client";

import { MessageCircleQuestion } from "lucide-react";
import type { QueuedEdit } from "@/features/offline/edits/edit.ts";
import type { EditLine } from "@/features/offline/edits/edit-line.ts";
import type { Trip } from "@/features/trips/types.ts";
import { Button } from "@/ui/button.tsx";
import { answersTo, headingOf } from "./question-answers.ts";
import { wordsOf } from "./question-words.ts";

export interface UnsentQuestionsProps {
  /** As the server has it. */
  trip: Trip;
  line: EditLine;
  questions: readonly QueuedEdit[];
  /** Opens the form over the activity of now, with the words of the edit in it. */
  onEdit: (question: QueuedEdit) => void;
}

/** What could not be sent as it was made. Nothing here is lost before its author has decided. */
export function UnsentQuestions({ trip, line, questions, onEdit }: UnsentQuestionsProps) {
  if (questions.length === 0) return null;
  return (
    <section aria-label="Changes that need you" className="flex flex-col gap-3">
      {questions.map((question) => (
        <Question key={question.id} {...{ trip, line, question, onEdit }} />
      ))}
    </section>
  );
}

function Question({
  trip,
  line,
  question,
  onEdit,
}: Omit<UnsentQuestionsProps, "questions"> & { question: QueuedEdit }) {
  const words = wordsOf(question, trip);
  return (
    <fieldset
      aria-label={headingOf(question)}
      className="min-w-0 rounded-card bg-warning-soft p-4 text-on-warning-soft"
    >
      <p className="flex items-start gap-2 font-medium">
        <MessageCircleQuestion aria-hidden="true" className="mt-0.5 size-4.5 shrink-0" />
        <span className="wrap-anywhere">{headingOf(question)}</span>
      </p>
      {words.length > 0 && (
        <dl className="mt-3 flex flex-col gap-2 text-[0.9375rem]">
          {words.map(({ label, mine, theirs }) => (
            <div key={label}>
              <dt className="text-sm opacity-85">{label}</dt>
              <dd className="wrap-anywhere whitespace-pre-line">
                Yours: <strong>{mine}</strong>
              </dd>
              {theirs !== null && (
                <dd className="wrap-anywhere whitespace-pre-line">
                  Theirs: <strong>{theirs}</strong>
                </dd>
              )}
            </div>
          ))}
        </dl>
      )}
      <div className="mt-3 flex flex-wrap gap-2">
        {answersTo(question, trip).map(({ label, result }) => (
          <Button
            key={label}
            size="sm"
            variant="secondary"
            onClick={() => {
              if (result === "drop") void line.discard(question.id);
              else if (result === "form") onEdit(question);
              else void line.settle(question.id, result === "again" ? null : result);
            }}
          >
            {label}
          </Button>
        ))}
      </div>
    </fieldset>
  );
}
