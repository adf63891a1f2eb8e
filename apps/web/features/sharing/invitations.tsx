"use client";

import { useMutation, useQuery } from "@tanstack/react-query";
import { Link2, Mail, X } from "lucide-react";
import { z } from "zod";
import { domainError, toastError, useApi } from "@/features/api-client/index.ts";
import { Button } from "@/ui/button.tsx";
import { CopyField } from "@/ui/copy-field.tsx";
import { checkedBy, Form, FormField, showRefusal, useSchemaForm } from "@/ui/form.tsx";
import { formatRelative, sentences } from "@/ui/format.ts";
import { Input } from "@/ui/input.tsx";
import { SegmentedControl } from "@/ui/segmented-control.tsx";
import { Select } from "@/ui/select.tsx";
import { toast } from "@/ui/toast.ts";
import { TooltipButton } from "@/ui/tooltip.tsx";
import { ListState } from "./list-state.tsx";
import { t } from "./messages/index.ts";
import { grantableRoles } from "./roles.ts";

/** Inviting, and the invitations that can still be used. For owners. */
export function Invitations({ tripId }: { tripId: string }) {
  const api = useApi();
  const invitations = useQuery(api.invitations.list.queryOptions({ trip_id: tripId }));
  const revoke = useMutation(
    api.invitations.revoke.mutationOptions({
      onSuccess: () => void toast({ title: t("withdrawn") }),
      onError: (error) => toastError(error),
    }),
  );

  return (
    <>
      <section aria-labelledby="share-invite" className="border-t pt-6">
        <h3 id="share-invite" className="font-semibold">
          {t("invite.title")}
        </h3>
        <InviteForm tripId={tripId} />
      </section>
      <ListState query={invitations} loading={t("loading.invitations")}>
        {(data) =>
          data.invitations.length > 0 && (
            <section aria-labelledby="share-pending">
              <h3 id="share-pending" className="font-semibold">
                {t("pending")}
              </h3>
              <ul className="mt-2 flex flex-col divide-y">
                {data.invitations.map(({ id, email, role, expires_at }) => (
                  <li key={id} className="flex items-center gap-3 py-2 [&>svg]:size-5 [&>svg]:shrink-0">
                    {email ? <Mail aria-hidden="true" /> : <Link2 aria-hidden="true" />}
                    <div className="min-w-0 flex-1">
                      <p className="wrap-anywhere font-medium">{email ?? t("pending.anyone")}</p>
                      <p className="text-faint text-sm">
                        {t(role === "editor" ? "pending.editor" : "pending.viewer", {
                          when: formatRelative(expires_at, Date.now()),
                        })}
                      </p>
                    </div>
                    <TooltipButton
                      label={email ? t("withdraw", { email }) : t("withdrawLink")}
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

const invitation = z
  .object({ by: z.enum(["email", "link"]), email: z.string(), role: z.enum(["editor", "viewer"]) })
  .superRefine(
    checkedBy(({ by, email }) =>
      by === "email" && !email.trim() ? [{ path: "email", message: t("invite.noEmail") }] : [],
    ),
  );

/** An invitation for one address, or a link for whoever has it. The link is shown only once. */
function InviteForm({ tripId }: { tripId: string }) {
  const form = useSchemaForm(invitation, { defaultValues: { by: "email", email: "", role: "editor" } });
  const invite = useMutation(useApi().invitations.create.mutationOptions());
  const by = form.watch("by");
  const submit = async ({ email, role }: z.output<typeof invitation>) => {
    try {
      await invite.mutateAsync({ trip_id: tripId, role, ...(by === "email" && { email: email.trim() }) });
      form.resetField("email");
    } catch (error) {
      showRefusal(form, domainError(error));
    }
  };

  return (
    <Form form={form} onSubmit={submit} className="mt-3 flex flex-col gap-4">
      <SegmentedControl
        label={t("invite.how")}
        segments={[
          { value: "email", label: t("invite.byEmail") },
          { value: "link", label: t("invite.byLink") },
        ]}
        value={by}
        onValueChange={(next) => {
          form.setValue("by", next);
          form.clearErrors();
          invite.reset();
        }}
        className="self-start"
      />
      <div className="flex flex-col gap-4 sm:flex-row sm:items-start">
        {by === "email" && (
          <FormField form={form} name="email" label={t("invite.email")} className="flex-1">
            {(field) => <Input {...field} type="email" inputMode="email" autoComplete="off" />}
          </FormField>
        )}
        <FormField form={form} name="role" label={t("invite.role")} className={by === "email" ? "sm:w-36" : "flex-1"}>
          {({ value, onChange }) => (
            <Select
              options={grantableRoles().map((it) => ({
                ...it,
                label: t(it.value === "editor" ? "invite.edit" : "invite.view"),
              }))}
              value={value}
              onValueChange={onChange}
            />
          )}
        </FormField>
        <Button type="submit" loading={form.formState.isSubmitting} className="sm:mt-7">
          {t(by === "email" ? "invite" : "invite.link")}
        </Button>
      </div>
      {invite.data && <Invited {...invite.data} />}
    </Form>
  );
}

function Invited({ invitation, url }: { invitation: { email: string | null }; url: string }) {
  return (
    <div className="flex flex-col gap-3 rounded-card bg-sunken p-4">
      <p role="status">{invitation.email ? t("sent.email", { email: invitation.email }) : t("sent.link")}</p>
      <CopyField label={t("sent.label")} value={url} />
      <p className="text-faint text-sm">
        {sentences([t("sent.once"), t(invitation.email ? "sent.onlyEmail" : "sent.anyone")])}
      </p>
    </div>
  );
}
