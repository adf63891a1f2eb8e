"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Link2, Mail, X } from "lucide-react";
import { domainError, useApi } from "@/features/api-client/index.ts";
import { formatRelative } from "@/ui/format.ts";
import { IconButton } from "@/ui/icon-button.tsx";
import { toast } from "@/ui/toast.tsx";
import { InviteForm } from "./invite-form.tsx";
import { ListState } from "./list-state.tsx";

/** Inviting, and the invitations that can still be used. For owners. */
export function Invitations({ tripId }: { tripId: string }) {
  const api = useApi();
  const queries = useQueryClient();
  const invitations = useQuery(api.invitations.list.queryOptions({ trip_id: tripId }));
  const refresh = () => queries.invalidateQueries(api.invitations.list.queryFilter({ trip_id: tripId }));
  const revoke = useMutation(
    api.invitations.revoke.mutationOptions({
      onSettled: refresh,
      onSuccess: () => void toast({ title: "Invitation withdrawn" }),
      onError: (error) => void toast({ title: domainError(error).message, tone: "danger" }),
    }),
  );

  return (
    <>
      <section aria-labelledby="share-invite" className="border-t pt-6">
        <h3 id="share-invite" className="font-semibold">
          Invite somebody
        </h3>
        <InviteForm tripId={tripId} onInvited={refresh} />
      </section>
      <ListState query={invitations} noun="invitations">
        {(data) =>
          data.invitations.length > 0 && (
            <section aria-labelledby="share-pending">
              <h3 id="share-pending" className="font-semibold">
                Waiting for an answer
              </h3>
              <ul className="mt-2 flex flex-col divide-y">
                {data.invitations.map(({ id, email, role, expires_at }) => (
                  <li key={id} className="flex items-center gap-3 py-2 [&>svg]:size-5 [&>svg]:shrink-0">
                    {email ? <Mail aria-hidden="true" /> : <Link2 aria-hidden="true" />}
                    <div className="min-w-0 flex-1">
                      <p className="truncate font-medium">{email ?? "Anyone with the invitation link"}</p>
                      <p className="text-faint text-sm">
                        <span className="capitalize">{role}</span>, ends {formatRelative(expires_at, Date.now())}
                      </p>
                    </div>
                    <IconButton
                      label={email ? `Withdraw the invitation of ${email}` : "Withdraw the invitation link"}
                      icon={<X />}
                      aria-disabled={revoke.isPending}
                      onClick={() => !revoke.isPending && revoke.mutate({ trip_id: tripId, invitation_id: id })}
                    />
                  </li>
                ))}
              </ul>
            </section>
          )
        }
      </ListState>
    </>
  );
}
