import { MapPinOff } from "lucide-react";
import { ButtonLink } from "@/ui/button.tsx";
import { EmptyState } from "@/ui/page-states.tsx";

export function TripNotFound({ deleted = false }: { deleted?: boolean }) {
  return (
    <div className="mx-auto w-full max-w-2xl px-4 py-16 sm:px-6">
      <EmptyState
        headingLevel={1}
        art={<MapPinOff />}
        title={deleted ? "This trip was deleted" : "There is no such trip"}
        description={
          deleted
            ? "Its owner has just removed it for everybody."
            : "It may have been deleted, or you have no access to it. If somebody sent you the link, ask them to invite you."
        }
        action={<ButtonLink href="/trips">Your trips</ButtonLink>}
      />
    </div>
  );
}
