"use client";

import { addDays } from "@caravan/domain/calendar";
import { useMutation, useQuery } from "@tanstack/react-query";
import { toastError, useApi } from "@/features/api-client/index.ts";
import { Card } from "@/ui/card.tsx";
import { Field } from "@/ui/field.tsx";
import { formatDate } from "@/ui/format.ts";
import { Select } from "@/ui/select.tsx";
import { Switch } from "@/ui/switch.tsx";
import { t } from "./messages/mail/index.ts";

/** Any Monday, for the names of weekdays. */
const monday = "2026-11-23";
const never = "never";
const days = () => [
  { value: never, label: t("agents.never") },
  ...Array.from({ length: 7 }, (_, day) => ({
    value: String(day + 1),
    label: formatDate(addDays(monday, day), "weekday"),
  })),
];

/** Which mails come regularly; nothing where this installation sends none. */
export function DailyMail() {
  const api = useApi();
  const settings = useQuery(api.inbox.settings.queryOptions({}));
  const update = useMutation(
    api.inbox.updateSettings.mutationOptions({
      onError: (error) => toastError(error, t("notSaved")),
    }),
  );
  if (!settings.data?.mail) return null;
  const wanted = { ...settings.data.settings, ...(update.isPending && update.variables) };
  return (
    <Card padding="lg">
      <h2 className="heading-section">{t("title")}</h2>
      <div className="mt-4 flex flex-col gap-6">
        <Switch
          label={t("daily")}
          hint={t("daily.hint")}
          checked={wanted.daily_mail}
          onCheckedChange={(daily_mail) => update.mutate({ daily_mail })}
        />
        <Field label={t("agents")} hint={t("agents.hint")}>
          <Select
            options={days()}
            value={String(wanted.agent_mail_day ?? never)}
            onValueChange={(day) => update.mutate({ agent_mail_day: day === never ? null : Number(day) })}
          />
        </Field>
      </div>
    </Card>
  );
}
