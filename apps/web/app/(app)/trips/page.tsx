import { Archive, FileUp, Import, Plus, Trash2 } from "lucide-react";
import type { Metadata } from "next";
import type { ReactNode } from "react";
import { requireSession } from "@/features/account/server.ts";
import { TripList } from "@/features/trips/components/trip-list.tsx";
import { t } from "@/features/trips/messages/list/index.ts";
import { AppShell } from "@/ui/app-shell.tsx";
import { ButtonLink } from "@/ui/button.tsx";
import { Link } from "@/ui/link.tsx";
import { t as ui } from "@/ui/messages/index.ts";
import { PageTexts } from "@/ui/page-texts.tsx";

export const generateMetadata = (): Metadata => ({ title: t("name") });

export default async function TripsPage() {
  const user = await requireSession("/trips");
  return (
    <AppShell user={user}>
      <div className="mb-8 flex flex-wrap items-center justify-between gap-4">
        <h1 className="heading-page">{ui("yourTrips")}</h1>
        <div className="flex flex-wrap gap-3 max-sm:w-full max-sm:gap-2 max-sm:[&>*]:flex-auto">
          <ButtonLink href="/trips/new" icon={<Plus />} className="sm:order-last max-sm:basis-full!">
            {t("new")}
          </ButtonLink>
          {!user.isGuest && (
            <>
              <ButtonLink href="/import" variant="secondary" icon={<Import />} className="max-sm:px-3!">
                {t("import")}
              </ButtonLink>
              <ButtonLink href="/trips/bring" variant="secondary" icon={<FileUp />} className="max-sm:px-3!">
                {t("bring")}
              </ButtonLink>
            </>
          )}
        </div>
      </div>
      <PageTexts of={["trips", "trips/list"]}>
        <TripList />
      </PageTexts>
      {!user.isGuest && (
        <p className="mt-10 flex flex-wrap gap-x-8">
          <Aside href="/archive">
            <Archive aria-hidden="true" />
            {t("archive")}
          </Aside>
          <Aside href="/trash">
            <Trash2 aria-hidden="true" />
            {t("trash")}
          </Aside>
        </p>
      )}
    </AppShell>
  );
}

function Aside({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link
      href={href}
      className="inline-flex min-h-11 items-center gap-2 text-muted underline-offset-4 hover:text-ink hover:underline [&_svg]:size-4"
    >
      {children}
    </Link>
  );
}
