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
import { formatRelative, sentences } from "@/ui/format.ts";
import { NeedsAccount } from "@/ui/guest.tsx";
import { Select } from "@/ui/select.tsx";
import { usePageIsOfGuest } from "@/ui/use-page-account.ts";
import { Invitations } from "./invitations.tsx";
import { ListState } from "./list-state.tsx";
import { Members } from "./members.tsx";
import { t } from "./messages/index.ts";

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
      <Dialog open={open} onOpenChange={onOpenChange} title={t("title")}>
        <NeedsAccount>{t("guest")}</NeedsAccount>
      </Dialog>
    );
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t(role === "viewer" ? "who" : "title")}
      {...(role === "viewer" && {
        description: t("whoText"),
      })}
    >
      <div className="flex flex-col gap-8">
        <section aria-labelledby="share-people">
          <h3 id="share-people" className="font-semibold">
            {t("people")}
          </h3>
          <Members tripId={tripId} role={role} />
        </section>
        {role === "owner" && <Invitations tripId={tripId} />}
        {role !== "viewer" && (
          <section aria-labelledby="share-public" className="border-t pt-6">
            <h3 id="share-public" className="font-semibold">
              {t("link")}
            </h3>
            <p className="mt-1 text-muted text-sm">{t("link.text")}</p>
            <PublicLinks tripId={tripId} />
          </section>
        )}
      </div>
    </Dialog>
  );
}

const lifetimes = () => (["never", "7", "30"] as const).map((value) => ({ value, label: t(`for.${value}`) }));

/** What a link shows only when it is said. */
const showable = [
  { field: "show_day_notes", name: "notes" },
  { field: "show_bookings", name: "bookings" },
  { field: "show_cover", name: "cover" },
] as const;

const embedLabel = (index: number, of: number) =>
  of > 1 ? t("link.embedNumber", { number: `${index + 1}` }) : t("link.embed");

/** What shows a public link on another site. */
function frameOf(url: string): string {
  const address = url.replace("/shared/", "/embed/");
  return `<iframe src="${address}" title="Caravan" width="100%" height="640" loading="lazy" style="border:0"></iframe>`;
}

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
    <ListState query={shares} loading={t("loading.links")}>
      {(data) => (
        <>
          {data.shares.length > 0 && (
            <ul className="mt-4 flex flex-col gap-5">
              {data.shares.map(({ id, url, expires_at, ...share }, index) => (
                <li key={id}>
                  <CopyField
                    label={data.shares.length > 1 ? t("link.number", { number: `${index + 1}` }) : t("link")}
                    value={url}
                  />
                  <p className="mt-1 flex flex-wrap items-center justify-between gap-x-3 text-faint text-sm">
                    {sentences([
                      ...(share.template ? [t("link.template")] : []),
                      expires_at
                        ? t("link.expires", { when: formatRelative(expires_at, Date.now()) })
                        : t("link.works"),
                    ])}
                    <Button size="sm" variant="danger-quiet" onClick={() => setEnding(id)}>
                      {t("link.off")}
                    </Button>
                  </p>
                  <details className="mt-1 text-sm">
                    <summary className="min-h-8 w-fit cursor-pointer content-center text-muted hover:text-ink pointer-coarse:min-h-11">
                      {embedLabel(index, data.shares.length)}
                    </summary>
                    <CopyField
                      label={embedLabel(index, data.shares.length)}
                      value={frameOf(url)}
                      hint={t("link.embed.text")}
                    />
                  </details>
                  {(share.template ? [] : showable).map(({ field, name }) => (
                    <Checkbox
                      key={field}
                      label={t(`${name}.this`)}
                      {...(data.shares.length > 1 && {
                        "aria-label": t(`${name}.numbered`, { number: `${index + 1}` }),
                      })}
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
            {showable.map(({ field, name }) => (
              <Checkbox
                key={field}
                label={t(data.shares.length > 0 ? `${name}.another` : `${name}.show`)}
                hint={t(`${name}.hint`)}
                checked={shows[field] && !template}
                disabled={template}
                onCheckedChange={(shown) => setShows({ ...shows, [field]: shown })}
              />
            ))}
            <Checkbox
              label={t("link.template.choice")}
              hint={t("link.template.hint")}
              checked={template}
              onCheckedChange={setTemplate}
            />
          </div>
          <div className="mt-3 flex flex-wrap items-end gap-3">
            <Field label={t("link.for")} className="min-w-44 flex-1">
              <Select options={lifetimes()} value={lifetime} onValueChange={setLifetime} />
            </Field>
            <Button variant="secondary" icon={<Globe />} loading={create.isPending} onClick={make}>
              {t(data.shares.length > 0 ? "link.another" : "link.create")}
            </Button>
          </div>
          <ConfirmDialog
            open={ending !== null}
            onOpenChange={(open) => !open && setEnding(null)}
            title={t("link.offTitle")}
            description={t("link.offText")}
            confirmLabel={t("link.off")}
            danger
            loading={revoke.isPending}
            onConfirm={() => ending && revoke.mutate({ trip_id: tripId, share_id: ending })}
          />
        </>
      )}
    </ListState>
  );
}
