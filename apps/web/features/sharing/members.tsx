"use client";

import type { MemberRole } from "@caravan/domain/field-choices";
import { useMutation, useQuery } from "@tanstack/react-query";
import { LogOut, UserMinus } from "lucide-react";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { type ApiOutputs, toastError, useApi } from "@/features/api-client/index.ts";
import { Avatar, PeopleColours } from "@/ui/avatar.tsx";
import { ConfirmDialog } from "@/ui/confirm-dialog.tsx";
import { Select } from "@/ui/select.tsx";
import { toast } from "@/ui/toast.ts";
import { TooltipButton } from "@/ui/tooltip.tsx";
import { ListState } from "./list-state.tsx";
import { t } from "./messages/index.ts";
import { type GrantableRole, grantableRoles, isGrantableRole } from "./roles.ts";

/** The people of a trip. The owner changes roles and removes people; everybody else may leave. */
export function Members({ tripId, role }: { tripId: string; role: MemberRole }) {
  const api = useApi();
  const router = useRouter();
  const [leaving, setLeaving] = useState<Member | null>(null);
  const [heir, setHeir] = useState<Member | null>(null);
  const members = useQuery(api.members.list.queryOptions({ trip_id: tripId }));
  const me = useQuery(api.account.me.queryOptions({}));
  const myId = me.data?.user.id;

  const fail = (error: unknown) => toastError(error);
  const change = useMutation(api.members.changeRole.mutationOptions({ onError: fail }));
  const remove = useMutation(
    api.members.remove.mutationOptions({
      onError: fail,
      onSuccess: (_, { user_id }) => {
        setLeaving(null);
        if (user_id === myId) router.push("/trips");
      },
    }),
  );

  const handOver = useMutation(
    api.members.handOver.mutationOptions({
      onError: fail,
      onSuccess: () => {
        setHeir(null);
        toast({ title: t("heir.done") });
        router.refresh();
      },
    }),
  );

  const itIsMe = leaving?.user_id === myId;
  const name = leaving?.name ?? t("person");
  return (
    <>
      <ListState query={members} loading={t("loading.people")}>
        {(data) => (
          <PeopleColours people={data.members.map((it) => ({ id: it.user_id, name: it.name ?? it.email }))}>
            <ul className="mt-2 flex flex-col divide-y">
              {data.members.map((member) => (
                <MemberLine
                  key={member.user_id}
                  member={member}
                  isMe={member.user_id === myId}
                  mayManage={role === "owner" && member.role !== "owner"}
                  changing={change.isPending && change.variables.user_id === member.user_id}
                  onChangeRole={(next) => change.mutate({ trip_id: tripId, user_id: member.user_id, role: next })}
                  onHandOver={() => setHeir(member)}
                  onRemove={() => setLeaving(member)}
                />
              ))}
            </ul>
          </PeopleColours>
        )}
      </ListState>
      <ConfirmDialog
        open={leaving !== null}
        onOpenChange={(open) => !open && setLeaving(null)}
        title={itIsMe ? t("leave.title") : t("remove.title", { name })}
        description={itIsMe ? t("leave.text") : t("remove.text", { name })}
        confirmLabel={t(itIsMe ? "leave" : "remove")}
        danger
        loading={remove.isPending}
        onConfirm={() => leaving && remove.mutate({ trip_id: tripId, user_id: leaving.user_id })}
      />
      <ConfirmDialog
        open={heir !== null}
        onOpenChange={(open) => !open && setHeir(null)}
        title={t("heir.title", { name: heir?.name ?? t("person") })}
        description={t("heir.text")}
        confirmLabel={t("heir.confirm")}
        loading={handOver.isPending}
        onConfirm={() => heir && handOver.mutate({ trip_id: tripId, user_id: heir.user_id })}
      />
    </>
  );
}

type Member = ApiOutputs["members"]["list"]["members"][number];

interface MemberLineProps {
  member: Member;
  isMe: boolean;
  /** Changes the role or removes somebody. */
  mayManage: boolean;
  changing: boolean;
  onChangeRole: (role: GrantableRole) => void;
  onHandOver: () => void;
  onRemove: () => void;
}

const rolesAndOwner = () => [...grantableRoles(), { value: "owner", label: t("choice.owner") }];

function MemberLine({ member, isMe, mayManage, changing, onChangeRole, onHandOver, onRemove }: MemberLineProps) {
  const name = member.name ?? member.email ?? t("somebody");
  return (
    <li className="flex items-center gap-3 py-2">
      <Avatar name={name} person={member.user_id} decorative />
      <div className="min-w-0 flex-1">
        <p className="truncate font-medium">
          {name}
          {isMe && <span className="font-normal text-faint"> {t("you")}</span>}
        </p>
        {member.email && member.email !== name && <p className="truncate text-faint text-sm">{member.email}</p>}
      </div>
      {mayManage ? (
        <Select
          aria-label={t("roleOf", { name })}
          options={rolesAndOwner()}
          value={member.role}
          disabled={changing}
          onValueChange={(role) => {
            if (role === "owner") onHandOver();
            else if (isGrantableRole(role) && role !== member.role) onChangeRole(role);
          }}
          className="w-28 shrink-0"
        />
      ) : (
        <span className="shrink-0 text-muted capitalize">{t(`role.${member.role}`)}</span>
      )}
      {(mayManage || (isMe && member.role !== "owner")) && (
        <TooltipButton
          label={isMe ? t("leave") : t("removeName", { name })}
          icon={isMe ? <LogOut /> : <UserMinus />}
          onClick={onRemove}
        />
      )}
    </li>
  );
}
