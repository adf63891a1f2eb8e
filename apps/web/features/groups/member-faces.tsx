import { listNames } from "@/features/alignment/proposal-words.ts";
import { Avatar } from "@/ui/avatar.tsx";
import { classNames } from "@/ui/class-names.ts";
import { count } from "@/ui/format.ts";
import { awaited, isCollecting } from "./next-step.ts";
import type { Group } from "./types.ts";

const atMost = 7;

type Shown = Pick<Group, "members" | "round_number" | "status" | "reconciled" | "you">;

/** Who is in, and whose answer is awaited: those faces are pale. The words beside them say the same. */
export function MemberFaces({ group }: { group: Shown }) {
  const { members } = group;
  const missing = isCollecting(group) ? awaited(members) : [];
  const shown = members.slice(0, atMost);
  const names = missing.map((it) => (it.user_id === group.you ? "you" : it.name));
  return (
    <div>
      <div aria-hidden="true" className="flex -space-x-1.5">
        {shown.map((member) => (
          <span
            key={member.user_id}
            title={member.name}
            className={classNames(
              // Pale faces would otherwise shine through those that lie on them.
              "relative rounded-full bg-surface ring-2 ring-surface",
              missing.includes(member) && "[&>*]:opacity-40",
            )}
          >
            <Avatar name={member.name} decorative />
          </span>
        ))}
        {members.length > atMost && (
          <span className="relative grid size-9 place-items-center rounded-full bg-sunken text-muted text-sm ring-2 ring-surface">
            +{members.length - atMost}
          </span>
        )}
      </div>
      <p className="mt-2.5 text-[0.9375rem]">{words(group, members.length - missing.length)}</p>
      {missing.length > 0 && members.length > 1 && (
        <p className="wrap-anywhere text-muted text-sm">Waiting for {listNames(names)}</p>
      )}
    </div>
  );
}

function words(group: Shown, answered: number) {
  const { members, round_number } = group;
  if (members.length === 1) return "Only you so far";
  const all = count(members.length, "person", "people");
  if (group.status === "planned") return `${all} come along`;
  if (!isCollecting(group)) return `${all} in the group`;
  return `${answered} of ${all} answered${round_number > 0 ? ` since round ${round_number}` : ""}`;
}
