import { Unlink } from "lucide-react";
import { ButtonLink } from "@/ui/button.tsx";
import { EmptyState } from "@/ui/page-states.tsx";
import { t } from "../messages/index.ts";

export function GroupNotFound({ deleted = false }: { deleted?: boolean }) {
  return (
    <div className="mx-auto w-full max-w-2xl">
      <EmptyState
        headingLevel={1}
        art={<Unlink />}
        title={deleted ? t("lost.deleted") : t("lost.none")}
        description={deleted ? t("lost.deletedText") : t("lost.noneText")}
        action={
          <>
            <ButtonLink href="/groups">{t("yourGroups")}</ButtonLink>
            {!deleted && (
              <ButtonLink href="/join" variant="secondary">
                {t("joinByCode")}
              </ButtonLink>
            )}
          </>
        }
      />
    </div>
  );
}
