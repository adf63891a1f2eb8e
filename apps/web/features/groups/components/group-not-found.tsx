import { Unlink } from "lucide-react";
import { ButtonLink } from "@/ui/button.tsx";
import { EmptyState } from "@/ui/page-states.tsx";

export function GroupNotFound({ deleted = false }: { deleted?: boolean }) {
  return (
    <div className="mx-auto w-full max-w-2xl">
      <EmptyState
        headingLevel={1}
        art={<Unlink />}
        title={deleted ? "This group was deleted" : "There is no such group"}
        description={
          deleted
            ? "Its creator has just removed it for everybody."
            : "You are not in it, or it was deleted. With a code or a link from somebody who is in it you can join."
        }
        action={
          <>
            <ButtonLink href="/groups">Your groups</ButtonLink>
            {!deleted && (
              <ButtonLink href="/join" variant="secondary">
                Join by code
              </ButtonLink>
            )}
          </>
        }
      />
    </div>
  );
}
