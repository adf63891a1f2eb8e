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

type Read = ApiOutputs["installation"]["settings"];
type Settings = Read["settings"];

const modes = [
  { value: "open", label: "Open", hint: "Anybody can create an account" },
  { value: "invited", label: "Invited only", hint: "Whoever has an invitation to a trip" },
  { value: "closed", label: "Closed", hint: "Only people whom you add" },
] as const;

const steps = [
  { value: "optional", label: "Optional", hint: "Each person decides" },
  {
    value: "required",
    label: "Required",
    hint: "A code after the password, or a passkey. Sign-in through an identity provider is up to the provider",
  },
] as const;

/** Who may create an account and with how many steps people sign in, whom people ask, and how long the audit log is kept. */
export function SignUpSettings() {
  const read = useQuery(useApi().installation.settings.queryOptions({}));
  return (
    <section aria-labelledby="sign-up" className="max-w-2xl">
      <h2 id="sign-up" className="heading-section">
        Sign-up
      </h2>
      {read.isPending && <Loading label="Loading the settings" className="mt-5" blocks={["h-80 rounded-card"]} />}
      {read.isError && <QueryError title="The settings couldn't be loaded" query={read} />}
      {read.data && <SettingsForm {...read.data} />}
    </section>
  );
}

const settingsForm = schemaOf((it: Settings) => [
  ...it.sign_up_domains
    .filter((domain) => !/^[a-z\d-]+(\.[a-z\d-]+)+$/i.test(domain))
    .slice(0, 1)
    .map((domain) => ({ path: "sign_up_domains", message: `${domain} is not a domain, such as example.com` })),
  ...(it.audit_days >= 31 && it.audit_days <= 3650
    ? []
    : [{ path: "audit_days", message: "Choose from 31 days to 3,650" }]),
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
      toast({ title: "Settings saved" });
    } catch (failure) {
      showRefusal(form, domainError(failure), (path) => path.split(".")[0] ?? path);
    }
  };
  const isFixed = (name: keyof Settings) => fixed.includes(name);
  const aside = (name: keyof Settings) => isFixed(name) && <Badge>Set by the environment</Badge>;
  const domains = form.watch("sign_up_domains");
  return (
    <Card padding="lg" className="mt-5">
      <Form form={form} onSubmit={submit} className="flex flex-col gap-6">
        <FormField form={form} name="sign_up" label="Who can create an account" aside={aside("sign_up")}>
          {({ value, onChange }) => (
            <Select options={modes} value={value} onValueChange={onChange} disabled={isFixed("sign_up")} />
          )}
        </FormField>
        <FormField
          form={form}
          name="sign_up_domains"
          label="Only addresses of these domains"
          optional
          aside={aside("sign_up_domains")}
          hint="Empty for any. It counts for addresses that are proved: by a mailed code, or by your identity provider. People whom you add may have any address."
        >
          {({ value, onChange }) =>
            isFixed("sign_up_domains") ? (
              <p className="wrap-anywhere font-medium">{value.join(", ") || "Any domain"}</p>
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
        {!mail && domains.length > 0 && (
          <FormAlert>
            This installation sends no mail, so a password can’t prove an address: nobody can sign up by themselves
            while there are domains, except through an identity provider.
          </FormAlert>
        )}
        <FormField form={form} name="second_factor" label="Two-step sign-in" aside={aside("second_factor")}>
          {({ value, onChange }) => <Select options={steps} value={value} onValueChange={onChange} />}
        </FormField>
        <FormField
          form={form}
          name="contact"
          label="Whom people ask for help"
          optional
          aside={aside("contact")}
          hint="An e-mail address, or an address that begins with https://. It is shown on the help page."
        >
          {(field) => <Input {...field} maxLength={200} placeholder="help@example.com" />}
        </FormField>
        <FormField
          form={form}
          name="audit_days"
          label="Keep the audit log for"
          aside={aside("audit_days")}
          hint="At least 31 days. Older entries are deleted."
        >
          {({ value, onChange }) => (
            <NumberField
              value={value}
              onValueChange={(days) => onChange(days ?? 0)}
              min={31}
              max={3650}
              suffix="days"
              disabled={isFixed("audit_days")}
              className="max-w-48"
            />
          )}
        </FormField>
        <Button type="submit" className="self-start" loading={form.formState.isSubmitting}>
          Save settings
        </Button>
      </Form>
    </Card>
  );
}
