"use client";

import type { MemberRole } from "@caravan/domain/field-choices";
import { useMutation, useQuery } from "@tanstack/react-query";
import { Globe } from "lucide-react";
import { useState } from "react";
import { toastError, useApi } from "@/features/api-client/index.ts";
import { Button } from "@/ui/button.tsx";
import { Checkbox } from "@/ui/checkbox.tsx";
import { ConfirmDialog } from "@/ui/confirm-dialog.tsx";
import { CopyField } from "@/ui/copy-field.tsx";
import { Dialog } from "@/ui/dialog.tsx";
import { Field } from "@/ui/field.tsx";
import { formatRelative } from "@/ui/format.ts";
import { NeedsAccount } from "@/ui/guest.tsx";
import { Select } from "@/ui/select.tsx";
import { usePageIsOfGuest } from "@/ui/use-page-account.ts";
import { Invitations } from "./invitations.tsx";
import { ListState } from "./list-state.tsx";
import { Members } from "./members.tsx";

export interface ShareDialogProps {
  tripId: string;
  /** The role of the reader: owners invite, editors make public links, viewers see the members. */
  role: MemberRole;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

export function ShareDialog({ tripId, role, open, onOpenChange }: ShareDialogProps) {
  if (usePageIsOfGuest())
    return (
      <Dialog open={open} onOpenChange={onOpenChange} title="Share this trip">
        <NeedsAccount>With a free account you can invite people and make a public link.</NeedsAccount>
      </Dialog>
    );
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={role === "viewer" ? "Who is on this trip" : "Share this trip"}
      {...(role === "viewer" && {
        description: "You can view this trip. Ask the owner if you'd like to change the plan.",
      })}
    >
      <div className="flex flex-col gap-8">
        <section aria-labelledby="share-people">
          <h3 id="share-people" className="font-semibold">
            People
          </h3>
          <Members tripId={tripId} role={role} />
        </section>
        {role === "owner" && <Invitations tripId={tripId} />}
        {role !== "viewer" && (
          <section aria-labelledby="share-public" className="border-t pt-6">
            <h3 id="share-public" className="font-semibold">
              Public link
            </h3>
            <p className="mt-1 text-muted text-sm">
              Anyone with the link can view the plan without an account, and can't change anything. They never see
              budgets, people or confirmation numbers, and day notes and bookings only where you say so.
            </p>
            <PublicLinks tripId={tripId} />
          </section>
        )}
      </div>
    </Dialog>
  );
}

const lifetimes = [
  { value: "never", label: "Until you turn it off" },
  { value: "7", label: "7 days" },
  { value: "30", label: "30 days" },
];

/** What a link shows only when it is said. */
const showable = [
  {
    field: "show_day_notes",
    noun: "day notes",
    hint: "The notes you wrote for each day. Otherwise only people on the trip can read them.",
  },
  {
    field: "show_bookings",
    noun: "flights, stays and other bookings",
    hint: "When and where, without confirmation numbers, prices and names. So people can see when you are away.",
  },
  {
    field: "show_cover",
    noun: "the trip's own cover",
    hint: "The photo that you chose for the head of the trip. Otherwise they see one of the destination, or a drawing.",
  },
] as const;

/** The public links of a trip. For owners and editors. */
function PublicLinks({ tripId }: { tripId: string }) {
  const api = useApi();
  const [lifetime, setLifetime] = useState("never");
  const [shows, setShows] = useState({ show_day_notes: false, show_bookings: false, show_cover: false });
  const [template, setTemplate] = useState(false);
  const [ending, setEnding] = useState<string | null>(null);
  const shares = useQuery(api.shares.list.queryOptions({ trip_id: tripId }));
  const outcome = {
    onError: (error: unknown) => toastError(error),
  };
  const create = useMutation(api.shares.create.mutationOptions(outcome));
  const update = useMutation(api.shares.update.mutationOptions(outcome));
  const revoke = useMutation(api.shares.revoke.mutationOptions({ ...outcome, onSuccess: () => setEnding(null) }));

  const make = () =>
    create.mutate({
      trip_id: tripId,
      ...(template ? { template } : shows),
      ...(lifetime !== "never" && { expires_in_days: Number(lifetime) }),
    });

  return (
    <ListState query={shares} noun="public links">
      {(data) => (
        <>
          {data.shares.length > 0 && (
            <ul className="mt-4 flex flex-col gap-5">
              {data.shares.map(({ id, url, expires_at, ...share }, index) => (
                <li key={id}>
                  <CopyField label={data.shares.length > 1 ? `Public link ${index + 1}` : "Public link"} value={url} />
                  <p className="mt-1 flex flex-wrap items-center justify-between gap-x-3 text-faint text-sm">
                    {share.template && "Without dates, people and prices. "}
                    {expires_at ? `Expires ${formatRelative(expires_at, Date.now())}` : "Works until you turn it off"}
                    <Button size="sm" variant="danger-quiet" onClick={() => setEnding(id)}>
                      Turn off link
                    </Button>
                  </p>
                  {(share.template ? [] : showable).map(({ field, noun }) => (
                    <Checkbox
                      key={field}
                      label={`This link shows ${noun}`}
                      {...(data.shares.length > 1 && { "aria-label": `Public link ${index + 1} shows ${noun}` })}
                      checked={share[field]}
                      disabled={update.isPending}
                      onCheckedChange={(shown) =>
                        update.mutate({ trip_id: tripId, share_id: id, [field]: shown === true })
                      }
                    />
                  ))}
                </li>
              ))}
            </ul>
          )}
          <div className="mt-4">
            {showable.map(({ field, noun, hint }) => (
              <Checkbox
                key={field}
                label={data.shares.length > 0 ? `Show ${noun} on another link` : `Show ${noun}`}
                hint={hint}
                checked={shows[field] && !template}
                disabled={template}
                onCheckedChange={(shown) => setShows({ ...shows, [field]: shown })}
              />
            ))}
            <Checkbox
              label="As a template, without dates, people and prices"
              hint="For others who want to make the same journey at another time."
              checked={template}
              onCheckedChange={setTemplate}
            />
          </div>
          <div className="mt-3 flex flex-wrap items-end gap-3">
            <Field label="Works for" className="min-w-44 flex-1">
              <Select options={lifetimes} value={lifetime} onValueChange={setLifetime} />
            </Field>
            <Button variant="secondary" icon={<Globe />} loading={create.isPending} onClick={make}>
              {data.shares.length > 0 ? "Create another link" : "Create public link"}
            </Button>
          </div>
          <ConfirmDialog
            open={ending !== null}
            onOpenChange={(open) => !open && setEnding(null)}
            title="Turn off this link?"
            description="Anyone who has it can no longer view the trip. A new link will have a different address."
            confirmLabel="Turn off link"
            danger
            loading={revoke.isPending}
            onConfirm={() => ending && revoke.mutate({ trip_id: tripId, share_id: ending })}
          />
        </>
      )}
    </ListState>
  );
}
