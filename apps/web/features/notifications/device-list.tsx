"use client";

import { useMutation } from "@tanstack/react-query";
import { MonitorSmartphone } from "lucide-react";
import { useState } from "react";
import { type ApiOutputs, domainError, useApi } from "@/features/api-client/index.ts";
import { Button } from "@/ui/button.tsx";
import { Card } from "@/ui/card.tsx";
import { ConfirmDialog } from "@/ui/confirm-dialog.tsx";
import { formatDate, formatRelative } from "@/ui/format.ts";
import { toast } from "@/ui/toast.ts";
import { t } from "./messages/index.ts";

export type Device = ApiOutputs["push"]["list"]["subscriptions"][number];

const nameOf = (device: Device) => device.label ?? t("device.unnamed");

function addedWords({ created_at, last_sent_at }: Device, now: number): string {
  const date = formatDate(created_at.slice(0, 10));
  return last_sent_at
    ? t("device.added", { date, when: formatRelative(last_sent_at, now) })
    : t("device.addedNothing", { date });
}

/** The devices with notifications, without the present one. */
export function DeviceList({ devices, onRemove }: { devices: readonly Device[]; onRemove: () => void }) {
  const api = useApi();
  const [removing, setRemoving] = useState<Device | null>(null);
  const remove = useMutation(
    api.push.delete.mutationOptions({
      onSuccess: () => {
        onRemove();
        setRemoving(null);
        toast({ title: t("device.removed") });
      },
      onError: (error) =>
        void toast({
          title: t("device.notRemoved"),
          description: domainError(error).message,
          tone: "danger",
        }),
    }),
  );
  const now = Date.now();
  return (
    <Card padding="lg">
      <h2 data-devices tabIndex={-1} className="heading-section outline-none">
        {t("device.others")}
      </h2>
      <ul aria-label={t("device.others")} className="mt-3 flex flex-col divide-y">
        {devices.map((device) => (
          <li key={device.id} className="flex items-center gap-4 py-3 last:pb-0">
            <MonitorSmartphone aria-hidden="true" className="size-5 shrink-0 text-faint" />
            <div className="min-w-0 flex-1">
              <p className="wrap-anywhere font-medium">{nameOf(device)}</p>
              <p className="text-muted text-sm">{addedWords(device, now)}</p>
            </div>
            <Button
              size="sm"
              variant="danger-quiet"
              aria-label={t("device.removeOne", { name: nameOf(device) })}
              onClick={() => setRemoving(device)}
            >
              {t("remove")}
            </Button>
          </li>
        ))}
      </ul>
      <ConfirmDialog
        open={removing !== null}
        onOpenChange={(open) => !open && setRemoving(null)}
        title={t("device.ask", { name: removing ? nameOf(removing) : "" })}
        description={t("device.askText")}
        confirmLabel={t("device.remove")}
        danger
        loading={remove.isPending}
        onConfirm={() => removing && remove.mutate({ subscription_id: removing.id })}
      />
    </Card>
  );
}
