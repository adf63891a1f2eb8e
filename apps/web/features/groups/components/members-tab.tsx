"use client";

import { Bot, Crown, Ellipsis, KeyRound, LogOut, UserMinus } from "lucide-react";
import { useState } from "react";
import { Avatar } from "@/ui/avatar.tsx";
import { Badge } from "@/ui/badge.tsx";
import { Button } from "@/ui/button.tsx";
import { ConfirmDialog } from "@/ui/confirm-dialog.tsx";
import { DropdownMenu, type MenuItem } from "@/ui/dropdown-menu.tsx";
import { formatRelative } from "@/ui/format.ts";
import { IconButton } from "@/ui/icon-button.tsx";
import { useNow } from "@/ui/use-now.ts";
import { useGroupMembers } from "../api/use-group-members.ts";
import { t } from "../messages/index.ts";
import { preferencesInShort } from "../messages.ts";
import { isCollecting } from "../model/next-step.ts";
import type { Group, GroupMember } from "../model/types.ts";

const nothing = () => {};

/** The members, the lead, and everybody's answers. */
export function MembersTab({ group }: { group: Group }) {
  const [leaving, setLeaving] = useState<GroupMember | null>(null);
  const [heir, setHeir] = useState<GroupMember | null>(null);
  const { handOver, readmit, readmitting } = useGroupMembers(group, nothing);
  const now = useNow(60_000);
  const me = group.members.find((it) => it.user_id === group.you) ?? null;
  return (
    <div className="max-w-3xl">
      <section aria-labelledby="people-in">
        <h2 id="people-in" className="heading-section">
          {t("people", { count: group.members.length })}
        </h2>
        <ul aria-label={t("members")} className="mt-2 flex flex-col divide-y">
          {group.members.map((member) => (
            <MemberRow
              key={member.user_id}
              group={group}
              member={member}
              now={now}
              onLead={() => handOver(member.user_id)}
              onHandOver={() => setHeir(member)}
              onRemove={() => setLeaving(member)}
            />
          ))}
        </ul>
        {group.removed_members.length > 0 && (
          <>
            <h3 className="mt-6 font-semibold">{t("removedMembers")}</h3>
            <ul aria-label={t("removedMembers")} className="mt-1 flex flex-col divide-y">
              {group.removed_members.map(({ user_id, name }) => (
                <li key={user_id} className="flex items-center gap-3.5 py-3">
                  <span className="opacity-50">
                    <Avatar name={name} person={user_id} decorative />
                  </span>
                  <span className="wrap-anywhere min-w-0 flex-1 text-muted">{name}</span>
                  <Button
                    size="sm"
                    variant="secondary"
                    loading={readmitting === user_id}
                    aria-label={t("letInOne", { name })}
                    onClick={() => readmit(user_id)}
                  >
                    {t("letIn")}
                  </Button>
                </li>
              ))}
            </ul>
          </>
        )}
        {group.role !== "creator" && (
          <Button variant="ghost" icon={<LogOut />} className="mt-4 -ml-4 text-muted" onClick={() => setLeaving(me)}>
            {t("leave")}
          </Button>
        )}
      </section>
      <LeaveDialog group={group} member={leaving} onClose={() => setLeaving(null)} />
      <HandOverGroupDialog group={group} member={heir} onClose={() => setHeir(null)} />
    </div>
  );
}

interface PersonLineProps {
  group: Group;
  member: GroupMember;
  now: number;
  onLead: () => void;
  onHandOver: () => void;
  onRemove: () => void;
}

/** A member: their role, whether they have answered, and what they stated. */
function MemberRow({ group, member, now, onLead, onHandOver, onRemove }: PersonLineProps) {
  const itIsMe = member.user_id === group.you;
  const isCreator = group.role === "creator";
  const items: MenuItem[] = [
    ...((isCreator || group.is_lead) && !member.is_lead
      ? [{ label: itIsMe ? t("leadIt") : t("makeLead"), icon: <Crown />, onSelect: onLead }]
      : []),
    ...(isCreator && !itIsMe ? [{ label: t("handGroupOver"), icon: <KeyRound />, onSelect: onHandOver }] : []),
    ...(isCreator && !itIsMe
      ? [{ label: t("removeFrom"), icon: <UserMinus />, danger: true, onSelect: onRemove }]
      : []),
  ];
  return (
    <li className="flex gap-3.5 py-4">
      <Avatar name={member.name} person={member.user_id} decorative />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="wrap-anywhere font-medium">
            {member.name}
            {itIsMe && <span className="font-normal text-faint"> {t("you")}</span>}
          </span>
          {member.role === "creator" && <Badge>{t("creator")}</Badge>}
          {member.is_lead && (
            <Badge tone="accent" icon={<Crown />}>
              {t("lead")}
            </Badge>
          )}
        </p>
        <p className="mt-0.5 flex flex-wrap items-center gap-x-1.5 text-muted text-sm [&_svg]:size-4">
          {stateWords(group, member, now)}
          {member.agent_name !== null && (
            <>
              <Bot aria-hidden="true" />
              <span className="wrap-anywhere min-w-0">{t("byAgent", { agent: member.agent_name })}</span>
            </>
          )}
        </p>
        {member.preferences && (
          <p className="wrap-anywhere mt-1.5 text-[0.9375rem]">
            {preferencesInShort(member.preferences, group.currency)}
          </p>
        )}
      </div>
      {items.length > 0 && (
        <DropdownMenu
          trigger={
            <IconButton label={t("optionsFor", { name: member.name })} icon={<Ellipsis />} className="self-start" />
          }
          groups={[items]}
        />
      )}
    </li>
  );
}

function stateWords(group: Group, member: GroupMember, now: number): string {
  if (!member.preferences) return t("state.none");
  if (member.state === "answered" || !isCollecting(group))
    return member.responded_at
      ? t("state.answeredAt", { when: formatRelative(member.responded_at, now) })
      : t("state.answered");
  const since = t("state.silent", { round: String(group.round_number) });
  return member.state === "timed_out" ? t("state.timedOut", { round: String(group.round_number) }) : since;
}

interface LeaveDialogProps {
  group: Group;
  /** The member that the dialog is about; null while it is closed. */
  member: Pick<GroupMember, "user_id" | "name"> | null;
  onClose: () => void;
}

export function LeaveDialog({ group, member, onClose }: LeaveDialogProps) {
  const { remove, removing } = useGroupMembers(group, onClose);
  const itIsMe = member?.user_id === group.you;
  const name = member?.name ?? "this person";
  return (
    <ConfirmDialog
      open={member !== null}
      onOpenChange={(open) => !open && !removing && onClose()}
      title={itIsMe ? t("leave.title") : t("remove.title", { name })}
      description={itIsMe ? t("leave.text") : t("remove.text", { name })}
      confirmLabel={itIsMe ? t("leave") : t("remove")}
      danger
      loading={removing}
      onConfirm={() => member && remove(member.user_id)}
    />
  );
}

function HandOverGroupDialog({ group, member, onClose }: LeaveDialogProps) {
  const { handOverGroup, handingOverGroup } = useGroupMembers(group, onClose);
  const name = member?.name ?? "this person";
  return (
    <ConfirmDialog
      open={member !== null}
      onOpenChange={(open) => !open && !handingOverGroup && onClose()}
      title={t("handGroupOver.title", { name })}
      description={t("handGroupOver.text", { name })}
      confirmLabel={t("handOver")}
      loading={handingOverGroup}
      onConfirm={() => member && handOverGroup(member.user_id)}
    />
  );
}
