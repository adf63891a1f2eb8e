import { LogOut, UserMinus } from "lucide-react";
import type { ApiOutputs } from "@/features/api-client/index.ts";
import { Avatar } from "@/ui/avatar.tsx";
import { IconButton } from "@/ui/icon-button.tsx";
import { Select } from "@/ui/select.tsx";
import { type GrantableRole, grantableRoles, isGrantableRole } from "./roles.ts";

export type Member = ApiOutputs["members"]["list"]["members"][number];

export interface MemberLineProps {
  member: Member;
  isMe: boolean;
  /** Change the role and take off. */
  mayManage: boolean;
  changing: boolean;
  onChangeRole: (role: GrantableRole) => void;
  onRemove: () => void;
}

export function MemberLine({ member, isMe, mayManage, changing, onChangeRole, onRemove }: MemberLineProps) {
  const name = member.name ?? member.email ?? "Somebody";
  return (
    <li className="flex items-center gap-3 py-2">
      <Avatar name={name} decorative />
      <div className="min-w-0 flex-1">
        <p className="truncate font-medium">
          {name}
          {isMe && <span className="font-normal text-faint"> (you)</span>}
        </p>
        {member.email && member.email !== name && <p className="truncate text-faint text-sm">{member.email}</p>}
      </div>
      {mayManage ? (
        <Select
          aria-label={`Role of ${name}`}
          options={grantableRoles}
          value={member.role}
          disabled={changing}
          onValueChange={(role) => isGrantableRole(role) && role !== member.role && onChangeRole(role)}
          className="w-28 shrink-0"
        />
      ) : (
        <span className="shrink-0 text-muted capitalize">{member.role}</span>
      )}
      {(mayManage || (isMe && member.role !== "owner")) && (
        <IconButton
          label={isMe ? "Leave trip" : `Take ${name} off`}
          icon={isMe ? <LogOut /> : <UserMinus />}
          onClick={onRemove}
        />
      )}
    </li>
  );
}
