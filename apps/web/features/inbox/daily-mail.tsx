"use client";

import { useMutation, useQuery } from "@tanstack/react-query";
import { toastError, useApi } from "@/features/api-client/index.ts";
import { Card } from "@/ui/card.tsx";
import { Switch } from "@/ui/switch.tsx";

/** The switch of the daily mail; nothing where this installation sends none. */
export function DailyMail() {
  const api = useApi();
  const settings = useQuery(api.inbox.settings.queryOptions({}));
  const update = useMutation(
    api.inbox.updateSettings.mutationOptions({
      onError: (error) => toastError(error, "That wasn't saved"),
    }),
  );
  if (!settings.data?.mail) return null;
  const wanted = update.isPending ? update.variables.daily_mail : settings.data.settings.daily_mail;
  return (
    <Card padding="lg">
      <h2 className="heading-section">By mail</h2>
      <div className="mt-4">
        <Switch
          label="A mail a day"
          hint="In the morning, and only when something in your inbox is unread."
          checked={wanted}
          onCheckedChange={(daily_mail) => update.mutate({ daily_mail })}
        />
      </div>
    </Card>
  );
}
