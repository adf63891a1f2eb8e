"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Globe } from "lucide-react";
import { useState } from "react";
import { domainError, useApi } from "@/features/api-client/index.ts";
import { Button } from "@/ui/button.tsx";
import { ConfirmDialog } from "@/ui/confirm-dialog.tsx";
import { CopyField } from "@/ui/copy-field.tsx";
import { Field } from "@/ui/field.tsx";
import { formatRelative } from "@/ui/format.ts";
import { Select } from "@/ui/select.tsx";
import { toast } from "@/ui/toast.tsx";
import { ListState } from "./list-state.tsx";

const lifetimes = [
  { value: "never", label: "Until you end it" },
  { value: "7", label: "7 days" },
  { value: "30", label: "30 days" },
];

/** The links by which anybody can look at a trip. For owners and editors. */
export function PublicLinks({ tripId }: { tripId: string }) {
  const api = useApi();
  const queries = useQueryClient();
  const [lifetime, setLifetime] = useState("never");
  const [ending, setEnding] = useState<string | null>(null);
  const shares = useQuery(api.shares.list.queryOptions({ trip_id: tripId }));
  const outcome = {
    onSettled: () => queries.invalidateQueries(api.shares.list.queryFilter({ trip_id: tripId })),
    onError: (error: unknown) => void toast({ title: domainError(error).message, tone: "danger" }),
  };
  const create = useMutation(api.shares.create.mutationOptions(outcome));
  const revoke = useMutation(api.shares.revoke.mutationOptions({ ...outcome, onSuccess: () => setEnding(null) }));

  const make = () =>
    create.mutate({ trip_id: tripId, ...(lifetime !== "never" && { expires_in_days: Number(lifetime) }) });

  return (
    <ListState query={shares} noun="public links">
      {(data) => (
        <>
          {data.shares.length > 0 && (
            <ul className="mt-4 flex flex-col gap-5">
              {data.shares.map(({ id, url, expires_at }, index) => (
                <li key={id}>
                  <CopyField label={data.shares.length > 1 ? `Public link ${index + 1}` : "Public link"} value={url} />
                  <p className="mt-1 flex flex-wrap items-center justify-between gap-x-3 text-faint text-sm">
                    {expires_at ? `Ends ${formatRelative(expires_at, Date.now())}` : "Works until you end it"}
                    <Button size="sm" variant="ghost" onClick={() => setEnding(id)}>
                      End link
                    </Button>
                  </p>
                </li>
              ))}
            </ul>
          )}
          <div className="mt-4 flex flex-wrap items-end gap-3">
            <Field label="Works for" className="min-w-44 flex-1">
              <Select options={lifetimes} value={lifetime} onValueChange={setLifetime} />
            </Field>
            <Button variant="secondary" icon={<Globe />} loading={create.isPending} onClick={make}>
              {data.shares.length > 0 ? "Make another link" : "Make public link"}
            </Button>
          </div>
          <ConfirmDialog
            open={ending !== null}
            onOpenChange={(open) => !open && setEnding(null)}
            title="End this link?"
            description="Whoever has it can no longer look at the trip. A new link will have another address."
            confirmLabel="End link"
            danger
            loading={revoke.isPending}
            onConfirm={() => ending && revoke.mutate({ trip_id: tripId, share_id: ending })}
          />
        </>
      )}
    </ListState>
  );
}
