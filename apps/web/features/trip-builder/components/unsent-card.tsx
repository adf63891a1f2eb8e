import { MessageCircleQuestion } from "lucide-react";
import type { ReactNode } from "react";
import type { Word } from "../model/question-words.ts";

/** A change that is not on the server: what it was, its words, and what its author can do with it. */
export function UnsentCard({
  heading,
  words,
  children,
}: {
  heading: string;
  words: readonly Word[];
  children: ReactNode;
}) {
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
      <div className="mt-3 flex flex-wrap gap-2">{children}</div>
    </fieldset>
  );
}
