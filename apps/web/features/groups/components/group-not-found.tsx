import { Unlink } from "lucide-react";
import { ButtonLink } from "@/ui/button.tsx";
import { EmptyState } from "@/ui/page-states.tsx";

export function GroupNotFound({ deleted = false }: { deleted?: boolean }) {
  return (
    <div className="mx-auto w-full max-w-2xl">
      <EmptyState
        headingLevel={1}
        art={<Unlink />}
        title={deleted ? "This group was deleted" : "This group doesn't exist"}
        description={
          deleted
            ? "Its creator just deleted it for everyone."
            : "You're not a member, or it was deleted. You can join with a code or a link from someone in the group."
        }
        action={
          <>
            <ButtonLink href="/groups">Your groups</ButtonLink>
            {!deleted && (
              <ButtonLink href="/join" variant="secondary">
                Join with a code
              </ButtonLink>
            )}
          </>
        }
      />
    </div>
  );
}
