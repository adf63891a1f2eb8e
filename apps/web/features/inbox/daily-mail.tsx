"use client";

import { useMutation, useQuery } from "@tanstack/react-query";
import { toastError, useApi } from "@/features/api-client/index.ts";
import { Card } from "@/ui/card.tsx";
import { Switch } from "@/ui/switch.tsx";
import { t } from "./messages/mail/index.ts";

/** The switch of the daily mail; nothing where this installation sends none. */
export function DailyMail() {
  const api = useApi();
  const settings = useQuery(api.inbox.settings.queryOptions({}));
  const update = useMutation(
    api.inbox.updateSettings.mutationOptions({
      onError: (error) => toastError(error, t("notSaved")),
    }),
  );
  if (!settings.data?.mail) return null;
  const wanted = update.isPending ? update.variables.daily_mail : settings.data.settings.daily_mail;
  return (
    <Card padding="lg">
      <h2 className="heading-section">{t("title")}</h2>
      <div className="mt-4">
        <Switch
          label={t("daily")}
          hint={t("daily.hint")}
          checked={wanted}
          onCheckedChange={(daily_mail) => update.mutate({ daily_mail })}
        />
      </div>
    </Card>
  );
}
