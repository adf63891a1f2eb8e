import { type Scope, scopeMeaning, scopes } from "@caravan/domain/scopes";
import { Checkbox } from "@/ui/checkbox.tsx";
import { Switch } from "@/ui/switch.tsx";
import { type Grant, isRead, withScope } from "./grant.ts";

export interface ScopeChoiceProps {
  requested: readonly Scope[];
  grant: Grant;
  onGrant: (grant: Grant) => void;
}

/** What was asked for and nothing else, each by itself. */
export function ScopeChoice({ requested, grant, onGrant }: ScopeChoiceProps) {
  const asked = scopes.filter((scope) => requested.includes(scope));
  const group = (title: string, hint: string, members: readonly Scope[]) =>
    members.length > 0 && (
      <fieldset>
        <legend className="font-medium">{title}</legend>
        <p className="text-muted text-sm">{hint}</p>
        <div className="mt-1 flex flex-col">
          {members.map((scope) => (
            <Checkbox
              key={scope}
              label={scopeMeaning[scope]}
              checked={grant.scopes.has(scope)}
              onCheckedChange={(given) => onGrant(withScope(grant, scope, given))}
            />
          ))}
        </div>
      </fieldset>
    );
  return (
    <div className="flex flex-col gap-5">
      {group("It may look", "Untick what it need not see.", asked.filter(isRead))}
      {group(
        "It may change",
        "Tick only what it should do for you.",
        asked.filter((scope) => !isRead(scope)),
      )}
      {requested.includes("trips:write") && (
        <div className="rounded-control border px-4 py-3">
          <Switch
            label="Ask me first"
            hint="Changes to a plan wait until you or another editor approves them. New trips and bookings are still made at once."
            checked={grant.askFirst}
            onCheckedChange={(askFirst) => onGrant({ ...grant, askFirst })}
          />
        </div>
      )}
    </div>
  );
}
