"use client";

import type { Trip } from "@/features/api-client/index.ts";
import type { Outbox, OutboxEntry } from "@/features/offline/index.ts";
import { Button } from "@/ui/button.tsx";
import { answersTo, type QuestionAnswer } from "../model/question-answers.ts";
import { headingOf } from "../model/question-headings.ts";
import { wordsOf } from "../model/question-words.ts";
import { UnsentCard } from "./unsent-card.tsx";

export interface UnsentQuestionsProps {
  /** As the server has it. */
  trip: Trip;
  outbox: Outbox;
  questions: readonly OutboxEntry[];
  /** Opens the form over the activity of now, with the words of the edit in it. */
  onEdit: (question: OutboxEntry) => void;
}

/** What could not be sent as it was made. Nothing here is lost before its author has decided. */
export function UnsentQuestions({ trip, outbox, questions, onEdit }: UnsentQuestionsProps) {
  if (questions.length === 0) return null;
  const take = (question: OutboxEntry, { result }: QuestionAnswer) => {
    if (result === "form") onEdit(question);
    else if (result === "drop") void outbox.discard(question.id);
    else if (result === "suggest") void outbox.settle(question.id, null, true);
    else void outbox.settle(question.id, result === "again" ? null : result);
  };
  return (
    <section aria-label="Changes that need you" className="flex flex-col gap-3">
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
