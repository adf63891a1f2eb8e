import { Plane } from "lucide-react";
import type { ReactNode } from "react";
import { EmptyState } from "@/ui/page-states.tsx";

export function NoTravel({ canEdit, actions }: { canEdit: boolean; actions: ReactNode }) {
  return (
    <EmptyState
      art={<Plane />}
      title="No travel yet"
      description={
        canEdit
          ? "Paste a confirmation or drop its file, and the flights, trains, stays and cars in it come here, in the order of time."
          : "Flights, trains, stays and cars of this trip will stand here, in the order of time."
      }
      action={actions}
    />
  );
}
