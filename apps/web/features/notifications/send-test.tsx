"use client";

import { useMutation } from "@tanstack/react-query";
import { Send } from "lucide-react";
import { domainError, useApi } from "@/features/api-client/index.ts";
import { Button } from "@/ui/button.tsx";
import { Card } from "@/ui/card.tsx";
import { count } from "@/ui/format.ts";

/** To see that notifications arrive, on all devices at once. */
export function SendTest() {
  const test = useMutation(useApi().push.test.mutationOptions());
  return (
    <Card padding="lg">
      <h2 className="heading-section">Does it arrive?</h2>
      <p className="mt-1 max-w-prose text-muted">A test goes to all your devices at once, in quiet hours too.</p>
      <Button
        variant="secondary"
        icon={<Send />}
        className="mt-4"
        loading={test.isPending}
        onClick={() => test.mutate({})}
      >
        Send a test
      </Button>
      <div role="status" className="max-w-prose">
        {test.data && (
          <>
            <p className="mt-4 font-medium">
              {test.data.devices === 0
                ? "No device takes notifications yet."
                : `On its way to ${count(test.data.devices, "device")}.`}
            </p>
            {test.data.devices > 0 && (
              <p className="mt-1 text-muted">
                It should show within a minute on each one that is online. If it does not, look whether the device
                itself keeps this browser quiet: “Do not disturb”, “Focus”, or its notification settings.
              </p>
            )}
          </>
        )}
      </div>
      {test.error && (
        <p role="alert" className="mt-4 rounded-card bg-danger-soft px-4 py-3 text-on-danger-soft">
          {domainError(test.error).message}
        </p>
      )}
    </Card>
  );
}
