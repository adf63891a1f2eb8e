"use client";

import { useMutation, useQuery } from "@tanstack/react-query";
import { type ApiOutputs, domainError, useApi } from "@/features/api-client/index.ts";
import { QueryError } from "@/features/query-states/index.ts";
import { Badge } from "@/ui/badge.tsx";
import { Button } from "@/ui/button.tsx";
import { Card } from "@/ui/card.tsx";
import { FormAlert } from "@/ui/field.tsx";
import { Form, FormField, schemaOf, showRefusal, useSchemaForm } from "@/ui/form.tsx";
import { Input } from "@/ui/input.tsx";
import { Loading } from "@/ui/loading.tsx";
import { NumberField } from "@/ui/number-field.tsx";
import { Select } from "@/ui/select.tsx";
import { TagInput } from "@/ui/tag-input.tsx";
import { toast } from "@/ui/toast.ts";
import { t } from "./messages/index.ts";

type Read = ApiOutputs["installation"]["settings"];
type Settings = Read["settings"];

const modes = () =>
  [
    { value: "open", label: t("mode.open"), hint: t("mode.openHint") },
    { value: "invited", label: t("mode.invited"), hint: t("mode.invitedHint") },
    { value: "closed", label: t("mode.closed"), hint: t("mode.closedHint") },
  ] as const;

const steps = () =>
  [
    { value: "optional", label: t("step.optional"), hint: t("step.optionalHint") },
    {
      value: "required",
      label: t("step.required"),
      hint: t("step.requiredHint"),
    },
  ] as const;

/** Who may create an account and with how many steps people sign in, whom people ask, and how long the audit log is kept. */
export function SignUpSettings() {
  const read = useQuery(useApi().installation.settings.queryOptions({}));
  return (
    <section aria-labelledby="sign-up" className="max-w-2xl">
      <h2 id="sign-up" className="heading-section">
        {t("signUp")}
      </h2>
      {read.isPending && <Loading label={t("settings.loading")} className="mt-5" blocks={["h-80 rounded-card"]} />}
      {read.isError && <QueryError title={t("settings.failed")} query={read} />}
      {read.data && <SettingsForm {...read.data} />}
    </section>
  );
}

const settingsForm = schemaOf((it: Settings) => [
  ...it.sign_up_domains
    .filter((domain) => !/^[a-z\d-]+(\.[a-z\d-]+)+$/i.test(domain))
    .slice(0, 1)
    .map((domain) => ({ path: "sign_up_domains", message: t("notDomain", { domain }) })),
  ...(it.audit_days >= 31 && it.audit_days <= 3650 ? [] : [{ path: "audit_days", message: t("auditDays.wrong") }]),
]);

function SettingsForm({ settings, fixed, mail }: Read) {
  const form = useSchemaForm(settingsForm, { defaultValues: settings });
  const save = useMutation(useApi().installation.updateSettings.mutationOptions());
  const submit = async (values: Settings) => {
    const changed = Object.fromEntries(
      Object.entries(values).filter(([name]) => !fixed.includes(name as (typeof fixed)[number])),
    );
    try {
      await save.mutateAsync(changed);
      toast({ title: t("settings.saved") });
    } catch (failure) {
      showRefusal(form, domainError(failure), (path) => path.split(".")[0] ?? path);
    }
  };
  const isFixed = (name: keyof Settings) => fixed.includes(name);
  const aside = (name: keyof Settings) => isFixed(name) && <Badge>{t("fixed")}</Badge>;
  const domains = form.watch("sign_up_domains");
  return (
    <Card padding="lg" className="mt-5">
      <Form form={form} onSubmit={submit} className="flex flex-col gap-6">
        <FormField form={form} name="sign_up" label={t("who")} aside={aside("sign_up")}>
          {({ value, onChange }) => (
            <Select options={modes()} value={value} onValueChange={onChange} disabled={isFixed("sign_up")} />
          )}
        </FormField>
        <FormField
          form={form}
          name="sign_up_domains"
          label={t("domains")}
          optional
          aside={aside("sign_up_domains")}
          hint={t("domains.hint")}
        >
          {({ value, onChange }) =>
            isFixed("sign_up_domains") ? (
              <p className="wrap-anywhere font-medium">{value.join(", ") || t("domains.any")}</p>
            ) : (
              <TagInput
                value={value}
                onValueChange={onChange}
                noun="domain"
                placeholder="example.com"
                max={200}
                maxLength={253}
              />
            )
          }
        </FormField>
        {!mail && domains.length > 0 && <FormAlert>{t("domains.noMail")}</FormAlert>}
        <FormField form={form} name="second_factor" label={t("f.two")} aside={aside("second_factor")}>
          {({ value, onChange }) => <Select options={steps()} value={value} onValueChange={onChange} />}
        </FormField>
        <FormField
          form={form}
          name="contact"
          label={t("contact")}
          optional
          aside={aside("contact")}
          hint={t("contact.hint")}
        >
          {(field) => <Input {...field} maxLength={200} placeholder="help@example.com" />}
        </FormField>
        <FormField
          form={form}
          name="audit_days"
          label={t("auditDays")}
          aside={aside("audit_days")}
          hint={t("auditDays.hint")}
        >
          {({ value, onChange }) => (
            <NumberField
              value={value}
              onValueChange={(days) => onChange(days ?? 0)}
              min={31}
              max={3650}
              suffix={t("auditDays.unit")}
              disabled={isFixed("audit_days")}
              className="max-w-48"
            />
          )}
        </FormField>
        <Button type="submit" className="self-start" loading={form.formState.isSubmitting}>
          {t("settings.save")}
        </Button>
      </Form>
    </Card>
  );
}
