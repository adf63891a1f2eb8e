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

export type Device = ApiOutputs["push"]["list"]["subscriptions"][number];

const nameOf = (device: Device) => device.label ?? "Unnamed device";

/** The devices with notifications, without the present one. */
export function DeviceList({ devices, onRemove }: { devices: readonly Device[]; onRemove: () => void }) {
  const api = useApi();
  const [removing, setRemoving] = useState<Device | null>(null);
  const remove = useMutation(
    api.push.delete.mutationOptions({
      onSuccess: () => {
        onRemove();
        setRemoving(null);
        toast({ title: "Removed. That device gets no more notifications." });
      },
      onError: (error) =>
        void toast({
          title: "The device couldn't be removed",
          description: domainError(error).message,
          tone: "danger",
        }),
    }),
  );
  const now = Date.now();
  return (
    <Card padding="lg">
      <h2 data-devices tabIndex={-1} className="heading-section outline-none">
        Other devices
      </h2>
      <ul aria-label="Other devices" className="mt-3 flex flex-col divide-y">
        {devices.map((device) => (
          <li key={device.id} className="flex items-center gap-4 py-3 last:pb-0">
            <MonitorSmartphone aria-hidden="true" className="size-5 shrink-0 text-faint" />
            <div className="min-w-0 flex-1">
              <p className="wrap-anywhere font-medium">{nameOf(device)}</p>
              <p className="text-muted text-sm">
                Added {formatDate(device.created_at.slice(0, 10))} ·{" "}
                {device.last_sent_at
                  ? `last notified ${formatRelative(device.last_sent_at, now)}`
                  : "nothing sent there yet"}
              </p>
            </div>
            <Button
              size="sm"
              variant="danger-quiet"
              aria-label={`Remove ${nameOf(device)}`}
              onClick={() => setRemoving(device)}
            >
              Remove
            </Button>
          </li>
        ))}
      </ul>
      <ConfirmDialog
        open={removing !== null}
        onOpenChange={(open) => !open && setRemoving(null)}
        title={`Remove ${removing ? nameOf(removing) : "this device"}?`}
        description="It won’t get notifications until they are turned on there again."
        confirmLabel="Remove device"
        danger
        loading={remove.isPending}
        onConfirm={() => removing && remove.mutate({ subscription_id: removing.id })}
      />
    </Card>
  );
}
