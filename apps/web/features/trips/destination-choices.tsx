import { Button } from "@/ui/button.tsx";

/** Several places bear the name; the person picks one. */
export function DestinationChoices({
  names,
  onChoose,
}: {
  names: readonly string[];
  onChoose: (name: string) => void;
}) {
  return (
    <fieldset aria-label="Which place do you mean?" className="rounded-card bg-accent-soft p-4 text-on-accent-soft">
      <p className="font-medium">Which one do you mean?</p>
      <div className="mt-3 flex flex-wrap gap-2">
        {names.map((name) => (
          <Button key={name} variant="secondary" size="sm" onClick={() => onChoose(name)}>
            {name}
          </Button>
        ))}
      </div>
    </fieldset>
  );
}
