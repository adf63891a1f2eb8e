import { Bot, Crown, Ellipsis, UserMinus } from "lucide-react";
import { Avatar } from "@/ui/avatar.tsx";
import { Badge } from "@/ui/badge.tsx";
import { DropdownMenu, type MenuItem } from "@/ui/dropdown-menu.tsx";
import { formatRelative } from "@/ui/format.ts";
import { IconButton } from "@/ui/icon-button.tsx";
import { isCollecting } from "./next-step.ts";
import { saidInShort } from "./said-words.ts";
import type { Group, GroupMember } from "./types.ts";

export interface PersonLineProps {
  group: Group;
  member: GroupMember;
  now: number;
  onLead: () => void;
  onRemove: () => void;
}

/** A member: what they are here, whether they have answered, and what they said. */
export function PersonLine({ group, member, now, onLead, onRemove }: PersonLineProps) {
  const itIsMe = member.user_id === group.you;
  const isCreator = group.role === "creator";
  const items: MenuItem[] = [
    ...((isCreator || group.is_lead) && !member.is_lead
      ? [{ label: itIsMe ? "Lead the group" : "Make lead", icon: <Crown />, onSelect: onLead }]
      : []),
    ...(isCreator && !itIsMe
      ? [{ label: "Take off the group", icon: <UserMinus />, danger: true, onSelect: onRemove }]
      : []),
  ];
  return (
    <li className="flex gap-3.5 py-4">
      <Avatar name={member.name} decorative />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="wrap-anywhere font-medium">
            {member.name}
            {itIsMe && <span className="font-normal text-faint"> (you)</span>}
          </span>
          {member.role === "creator" && <Badge>Creator</Badge>}
          {member.is_lead && (
            <Badge tone="accent" icon={<Crown />}>
              Lead
            </Badge>
          )}
        </p>
        <p className="mt-0.5 flex flex-wrap items-center gap-x-1.5 text-muted text-sm [&_svg]:size-4">
          {stateWords(group, member, now)}
          {member.agent_name !== null && (
            <>
              <Bot aria-hidden="true" />
              <span className="wrap-anywhere min-w-0">by {member.agent_name}</span>
            </>
          )}
        </p>
        {member.preferences && (
          <p className="wrap-anywhere mt-1.5 text-[0.9375rem]">{saidInShort(member.preferences, group.currency)}</p>
        )}
      </div>
      {items.length > 0 && (
        <DropdownMenu
          trigger={
            <IconButton
              label={`Options for ${member.name}`}
              icon={<Ellipsis />}
              tooltip={false}
              className="self-start"
            />
          }
          groups={[items]}
        />
      )}
    </li>
  );
}

function stateWords(group: Group, member: GroupMember, now: number): string {
  if (!member.preferences) return "Has not said anything yet";
  if (member.state === "answered" || !isCollecting(group))
    return member.responded_at ? `Answered ${formatRelative(member.responded_at, now)}` : "Answered";
  const since = `Not answered since round ${group.round_number}`;
  return member.state === "timed_out" ? `${since}: taken to accept it` : since;
}
