import { Card } from "@/ui/card.tsx";
import { Switch } from "@/ui/switch.tsx";
import type { PushSettings } from "./use-push-settings.ts";

type Kind = keyof PushSettings["kinds"];

const kinds: readonly { readonly kind: Kind; readonly label: string; readonly hint: string }[] = [
  {
    kind: "proposals",
    label: "A proposal to decide",
    hint: "An agent or a companion wants to change one of your trips.",
  },
  { kind: "rounds", label: "Rounds of a group", hint: "One has ended, or closes soon and waits for your answer." },
  {
    kind: "recommendations",
    label: "What the concierge recommends",
    hint: "On the day, when the plan no longer fits. Nobody else gets these.",
  },
  { kind: "shared_trips", label: "Trips shared with you", hint: "Somebody lets you in on a trip." },
];

/** What somebody wants to hear of, on all their devices. */
export function Kinds({
  chosen,
  onChange,
}: {
  chosen: PushSettings["kinds"];
  onChange: (change: Partial<PushSettings["kinds"]>) => void;
}) {
  return (
    <Card padding="lg">
      <h2 className="heading-section">What you hear of</h2>
      <p className="mt-1 text-muted">On all your devices.</p>
      <div className="mt-4 flex flex-col gap-4">
        {kinds.map(({ kind, label, hint }) => (
          <Switch
            key={kind}
            label={label}
            hint={hint}
            checked={chosen[kind]}
            onCheckedChange={(on) => onChange({ [kind]: on })}
          />
        ))}
      </div>
    </Card>
  );
}
