"use client";

import { useSyncExternalStore } from "react";
import { Card } from "@/ui/card.tsx";
import { CopyField } from "@/ui/copy-field.tsx";

const never = () => () => {};

export function HowToUse() {
  const origin = useSyncExternalStore(
    never,
    () => window.location.origin,
    () => "https://caravan.example",
  );
  return (
    <Card padding="lg">
      <h2 className="heading-section">How an agent uses its key</h2>
      <p className="mt-2 max-w-prose text-muted">
        It sends the key with every call, as a bearer token. What it can call is described in the{" "}
        <a href="/api/agent-manifest" className="text-accent underline underline-offset-4">
          agent manifest
        </a>{" "}
        and the{" "}
        <a href="/api/openapi.json" className="text-accent underline underline-offset-4">
          API description
        </a>
        .
      </p>
      <div className="mt-5">
        <CopyField
          label="Try it in a terminal"
          value={`curl -H "Authorization: Bearer $CARAVAN_KEY" ${origin}/api/trips`}
        />
      </div>
    </Card>
  );
}
