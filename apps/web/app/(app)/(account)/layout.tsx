import type { ReactNode } from "react";
import { LisbonMap, lisbonDays } from "@/features/landing/lisbon-map.tsx";
import { t } from "@/features/landing/messages/index.ts";
import { dayColour } from "@/features/map/day-colour.ts";
import { PlainHeader } from "@/ui/page-parts.tsx";
import { PageTexts } from "@/ui/page-texts.tsx";

export default function AccountLayout({ children }: { children: ReactNode }) {
  return (
    <div className="grid min-h-dvh grid-cols-[minmax(0,1fr)] lg:grid-cols-[minmax(30rem,2fr)_3fr]">
      <div className="flex flex-col px-5 sm:px-10">
        <PlainHeader />
        <main id="main" className="mx-auto flex w-full max-w-md flex-1 flex-col justify-center py-10">
          <PageTexts of={["account", "account/shared"]}>{children}</PageTexts>
        </main>
      </div>
      <div aria-hidden="true" className="relative m-3 overflow-hidden rounded-panel border max-lg:hidden">
        <LisbonMap days="all" className="absolute inset-0 size-full" />
        <ul className="absolute top-6 left-6 rounded-card border bg-raised px-5 py-4 shadow-float">
          {lisbonDays().map((day, index) => (
            <li key={day} className="flex items-center gap-3 py-1">
              <span className="size-3 rounded-full" style={{ background: dayColour(index) }} />
              <span className="w-12 text-faint text-sm">{t("day", { number: String(index + 1) })}</span>
              <span className="font-medium">{day}</span>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
