"use client";

import type { MemberRole } from "@caravan/domain/fields";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { domainError, useApi } from "@/features/api-client/index.ts";
import { ConfirmDialog } from "@/ui/confirm-dialog.tsx";
import { toast } from "@/ui/toast.tsx";
import { ListState } from "./list-state.tsx";
import { type Member, MemberLine } from "./member-line.tsx";

/** The people of a trip. The owner changes roles and takes people off; everybody else may leave. */
export function Members({ tripId, role }: { tripId: string; role: MemberRole }) {
  const api = useApi();
  const queries = useQueryClient();
  const router = useRouter();
  const [leaving, setLeaving] = useState<Member | null>(null);
  const members = useQuery(api.members.list.queryOptions({ trip_id: tripId }));
  const me = useQuery(api.account.me.queryOptions({}));
  const myId = me.data?.user.id;

  const refresh = () => queries.invalidateQueries(api.members.list.queryFilter({ trip_id: tripId }));
  const fail = (error: unknown) => toast({ title: domainError(error).message, tone: "danger" });
  const change = useMutation(api.members.changeRole.mutationOptions({ onSettled: refresh, onError: fail }));
  const remove = useMutation(
    api.members.remove.mutationOptions({
      onError: fail,
      onSuccess: async (_, { user_id }) => {
        setLeaving(null);
        if (user_id !== myId) return refresh();
        await queries.invalidateQueries(api.trips.list.pathFilter());
        router.push("/trips");
      },
    }),
  );

  const itIsMe = leaving?.user_id === myId;
  const name = leaving?.name ?? "This person";
  return (
    <>
      <ListState query={members} noun="people">
        {(data) => (
          <ul className="mt-2 flex flex-col divide-y">
            {data.members.map((member) => (
              <MemberLine
                key={member.user_id}
                member={member}
                isMe={member.user_id === myId}
                mayManage={role === "owner" && member.role !== "owner"}
                changing={change.isPending && change.variables.user_id === member.user_id}
                onChangeRole={(next) => change.mutate({ trip_id: tripId, user_id: member.user_id, role: next })}
                onRemove={() => setLeaving(member)}
              />
            ))}
          </ul>
        )}
      </ListState>
      <ConfirmDialog
        open={leaving !== null}
        onOpenChange={(open) => !open && setLeaving(null)}
        title={itIsMe ? "Leave this trip?" : `Take ${name} off this trip?`}
        description={
          itIsMe
            ? "You will no longer see it. Only the owner can let you in again."
            : `${name} will no longer see the trip. What they planned stays.`
        }
        confirmLabel={itIsMe ? "Leave trip" : "Take off"}
        danger
        loading={remove.isPending}
        onConfirm={() => leaving && remove.mutate({ trip_id: tripId, user_id: leaving.user_id })}
      />
    </>
  );
}
