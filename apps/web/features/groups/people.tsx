"use client";

import { LogOut } from "lucide-react";
import { useState } from "react";
import { Avatar } from "@/ui/avatar.tsx";
import { Button } from "@/ui/button.tsx";
import { count } from "@/ui/format.ts";
import { useNow } from "../../ui/use-now.ts";
import { LeaveDialog } from "./leave-dialog.tsx";
import { PersonLine } from "./person-line.tsx";
import type { Group, GroupMember } from "./types.ts";
import { usePeople } from "./use-people.ts";

const nothing = () => {};

/** Who is in the group, who leads, and who has said what. */
export function People({ group }: { group: Group }) {
  const [leaving, setLeaving] = useState<GroupMember | null>(null);
  const { handOver, readmit, readmitting } = usePeople(group, nothing);
  const now = useNow(60_000);
  const me = group.members.find((it) => it.user_id === group.you) ?? null;
  return (
    <div className="max-w-3xl">
      <section aria-labelledby="people-in">
        <h2 id="people-in" className="heading-section">
          {count(group.members.length, "person", "people")}
        </h2>
        <ul aria-label="Members" className="mt-2 flex flex-col divide-y">
          {group.members.map((member) => (
            <PersonLine
              key={member.user_id}
              group={group}
              member={member}
              now={now}
              onLead={() => handOver(member.user_id)}
              onRemove={() => setLeaving(member)}
            />
          ))}
        </ul>
        {group.removed_members.length > 0 && (
          <>
            <h3 className="mt-6 font-semibold">Taken off</h3>
            <ul aria-label="Taken off" className="mt-1 flex flex-col divide-y">
              {group.removed_members.map(({ user_id, name }) => (
                <li key={user_id} className="flex items-center gap-3.5 py-3">
                  <span className="opacity-50">
                    <Avatar name={name} decorative />
                  </span>
                  <span className="wrap-anywhere min-w-0 flex-1 text-muted">{name}</span>
                  <Button
                    size="sm"
                    variant="secondary"
                    loading={readmitting === user_id}
                    aria-label={`Let ${name} back in`}
                    onClick={() => readmit(user_id)}
                  >
                    Let back in
                  </Button>
                </li>
              ))}
            </ul>
          </>
        )}
        {group.role !== "creator" && (
          <Button variant="ghost" icon={<LogOut />} className="mt-4 -ml-4 text-muted" onClick={() => setLeaving(me)}>
            Leave group
          </Button>
        )}
      </section>
      <LeaveDialog group={group} member={leaving} onClose={() => setLeaving(null)} />
    </div>
  );
}
