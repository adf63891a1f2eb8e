import { useEffect, useRef } from "react";
import { Button } from "@/ui/button.tsx";
import type { DestinationQuestion } from "./destination-question.ts";

/** Asks back before planning. The answer goes on with it; another one is typed into the field. */
export function DestinationChoices({
  question: { kind, names },
  onChoose,
  onPlanAnyway,
}: {
  question: DestinationQuestion;
  onChoose: (name: string) => void;
  onPlanAnyway: () => void;
}) {
  const choices = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (names.length > 0) choices.current?.querySelector("button")?.focus();
  }, [names]);
  const [only] = names;
  const question =
    kind === "ambiguous" ? "Which place do you mean?" : `Did you mean ${names.length === 1 ? only : "one of these"}?`;
  return (
    <fieldset className="rounded-card bg-accent-soft p-4 text-on-accent-soft">
      <legend className="sr-only">{question}</legend>
      <p aria-hidden="true" className="font-medium">
        {question}
      </p>
      <div ref={choices} className="mt-3 flex flex-col gap-2 sm:flex-row sm:flex-wrap">
        {names.map((name) => (
          <Button
            key={name}
            variant="secondary"
            size="sm"
            onClick={() => onChoose(name)}
            className="py-2 text-left max-sm:justify-start"
          >
            {names.length === 1 && kind === "unknown" ? `Yes, ${name}` : name}
          </Button>
        ))}
        {kind === "unknown" && (
          <Button variant="ghost" size="sm" onClick={onPlanAnyway} className="text-current max-sm:justify-start">
            Plan anyway
          </Button>
        )}
      </div>
      {kind === "ambiguous" && <p className="mt-3 text-sm">Another one? Add its country or region above.</p>}
    </fieldset>
  );
}
