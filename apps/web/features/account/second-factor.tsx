"use client";

import { useMutation, useQuery } from "@tanstack/react-query";
import { LogOut } from "lucide-react";
import { useState } from "react";
import { renderSVG } from "uqr";
import { type ApiOutputs, toastError, useApi } from "@/features/api-client/index.ts";
import { Badge } from "@/ui/badge.tsx";
import { Button } from "@/ui/button.tsx";
import { Card } from "@/ui/card.tsx";
import { ConfirmDialog } from "@/ui/confirm-dialog.tsx";
import { CopyField } from "@/ui/copy-field.tsx";
import { Dialog } from "@/ui/dialog.tsx";
import { Field } from "@/ui/field.tsx";
import { errorOf, schemaOf, useSchemaForm } from "@/ui/form.tsx";
import { SchemaFormDialog } from "@/ui/form-dialog.tsx";
import { Input } from "@/ui/input.tsx";
import { signOutTo } from "@/ui/sign-in-out.ts";
import { toast } from "@/ui/toast.ts";
import { t as shared } from "./messages/shared/index.ts";
import { t } from "./messages/tab/index.ts";
import { Passkeys } from "./passkeys.tsx";
import { signInHref } from "./return-path.ts";
import { showingRefusals } from "./showing-refusals.ts";

type Begun = ApiOutputs["secondFactor"]["start"];

/** Sets up and switches off two-step sign-in with an authenticator app. `onSetUp`: the recovery codes were seen. */
export function SecondFactor({ onSetUp }: { onSetUp?: () => void } = {}) {
  const api = useApi();
  const account = useQuery(api.account.me.queryOptions({})).data?.user;
  const [begun, setBegun] = useState<Begun | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const failed = (error: unknown) => toastError(error);
  const start = useMutation(api.secondFactor.start.mutationOptions({ onSuccess: setBegun, onError: failed }));
  if (!account) return null;
  const isOn = account.second_factor;
  return (
    <Card padding="lg">
      <div className="flex flex-wrap items-center gap-3">
        <h2 className="heading-section">{t("twoStep")}</h2>
        {isOn && <Badge tone="success">{t("twoStep.on")}</Badge>}
      </div>
      <p className="mt-1 mb-5 max-w-prose text-muted">{t("twoStep.text")}</p>
      {isOn ? (
        <SwitchOff onError={failed} />
      ) : (
        <Button variant="secondary" loading={start.isPending} onClick={() => start.mutate({})}>
          {t("twoStep.setUp")}
        </Button>
      )}
      {begun && (
        <SetUpDialog
          begun={begun}
          onClose={() => setBegun(null)}
          onDone={(recovery) => {
            setBegun(null);
            setCodes(recovery);
          }}
        />
      )}
      {codes && (
        <RecoveryCodes
          codes={codes}
          onClose={() => {
            setCodes(null);
            onSetUp?.();
          }}
        />
      )}
    </Card>
  );
}

function SwitchOff({ onError }: { onError: (error: unknown) => void }) {
  const [asking, setAsking] = useState(false);
  const disable = useMutation(
    useApi().secondFactor.disable.mutationOptions({
      onSuccess: () => {
        setAsking(false);
        toast({ title: t("twoStep.isOff") });
      },
      onError: (error) => {
        setAsking(false);
        onError(error);
      },
    }),
  );
  return (
    <ConfirmDialog
      open={asking}
      onOpenChange={setAsking}
      trigger={<Button variant="danger-quiet">{t("twoStep.off")}</Button>}
      title={t("twoStep.off.ask")}
      description={t("twoStep.off.text")}
      confirmLabel={t("twoStep.off")}
      danger
      loading={disable.isPending}
      onConfirm={() => disable.mutate({})}
    />
  );
}

const codeForm = schemaOf(({ code }: { code: string }) =>
  /^[\d\s]{6,}$/.test(code.trim()) ? [] : [{ path: "code", message: t("twoStep.enter") }],
);

interface SetUpDialogProps {
  begun: Begun;
  onClose: () => void;
  onDone: (recoveryCodes: readonly string[]) => void;
}

function SetUpDialog({ begun, onClose, onDone }: SetUpDialogProps) {
  const form = useSchemaForm(codeForm, { defaultValues: { code: "" } });
  const confirm = useMutation(useApi().secondFactor.confirm.mutationOptions());
  const submit = showingRefusals(form, async ({ code }: { code: string }) => {
    onDone((await confirm.mutateAsync({ code })).recovery_codes);
  });
  const picture = `data:image/svg+xml,${encodeURIComponent(renderSVG(begun.uri, { border: 2 }))}`;
  return (
    <SchemaFormDialog
      form={form}
      title={t("twoStep.setUpTitle")}
      description={t("twoStep.scan")}
      saveLabel={t("twoStep.turnOn")}
      onSubmit={submit}
      onClose={onClose}
    >
      <img src={picture} alt={t("twoStep.qr")} className="mx-auto size-48 rounded-card bg-white" />
      <CopyField label={t("twoStep.key")} value={begun.secret} />
      <Field label={shared("code")} error={errorOf(form, "code")} required>
        <Input {...form.register("code")} inputMode="numeric" autoComplete="one-time-code" maxLength={10} />
      </Field>
    </SchemaFormDialog>
  );
}

function RecoveryCodes({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t("recovery.title")}
      description={t("recovery.text")}
      footer={<Button onClick={onClose}>{t("recovery.saved")}</Button>}
    >
      <ul aria-label={t("recovery.codes")} className="grid grid-cols-2 gap-2 rounded-card bg-sunken p-4 font-mono">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="mt-4">
        <CopyField label={t("recovery.all")} value={codes.join(" ")} />
      </div>
    </Dialog>
  );
}

/** What somebody can do in a session that lacks the second factor that is required: set one up, or leave. */
export function RequiredSecondFactor({ returnTo, signedInAs }: { returnTo: string; signedInAs: string }) {
  const [leaving, setLeaving] = useState(false);
  return (
    <div className="flex flex-col gap-6">
      {/* A whole new page, which the server answers with what was asked for. */}
      <SecondFactor onSetUp={() => window.location.assign(returnTo)} />
      <Passkeys />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button
          variant="secondary"
          icon={<LogOut />}
          loading={leaving}
          onClick={() => {
            setLeaving(true);
            void signOutTo(signInHref(returnTo)).then((result) => result !== "left" && setLeaving(false));
          }}
        >
          {shared("signOut")}
        </Button>
        <span className="wrap-anywhere text-muted text-sm">{shared("signedInAs", { email: signedInAs })}</span>
      </div>
    </div>
  );
}
