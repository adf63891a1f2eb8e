"use client";

import type { MemberRole } from "@caravan/domain/fields";
import { Dialog } from "@/ui/dialog.tsx";
import { Invitations } from "./invitations.tsx";
import { Members } from "./members.tsx";
import { PublicLinks } from "./public-links.tsx";

export interface ShareDialogProps {
  tripId: string;
  /** Of the person who looks: owners invite, editors make public links, viewers see who is here. */
  role: MemberRole;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

export function ShareDialog({ tripId, role, open, onOpenChange }: ShareDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={role === "viewer" ? "Who is on this trip" : "Share this trip"}
      {...(role === "viewer" && { description: "You can look. Ask the owner if you would like to change the plan." })}
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
              Anyone with the link can look at the plan, without an account. They see no budgets, no private notes and
              no people, and can change nothing.
            </p>
            <PublicLinks tripId={tripId} />
          </section>
        )}
      </div>
    </Dialog>
  );
}
