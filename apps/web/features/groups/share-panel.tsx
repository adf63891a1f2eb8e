"use client";

import { CopyField } from "@/ui/copy-field.tsx";
import { ShareButton } from "./share-button.tsx";
import type { Group } from "./types.ts";
import { useCanShare } from "./use-can-share.ts";

/** How others come in: by the link, or by the code that is read out. */
export function SharePanel({ group }: { group: Pick<Group, "title" | "trip_code" | "join_url"> }) {
  const canShare = useCanShare();
  return (
    <div className="flex flex-col gap-5">
      <CopyField label="Link to join" value={group.join_url} />
      <CopyField label="Join code" value={group.trip_code} hint="Typed at /join, in any case." />
      {canShare && (
        <div>
          <ShareButton group={group} variant="secondary" />
        </div>
      )}
    </div>
  );
}
