import type { ReactNode } from "react";
import { AppFrame } from "@/app/app-frame.tsx";
import { PageTexts } from "@/ui/page-texts.tsx";

/** All pages but those that everybody may read: the landing page, shared trips and the legal texts stay light. */
export default function AppLayout({ children }: { children: ReactNode }) {
  return (
    <PageTexts of={["inbox/link", "offline", "offline/kept", "trash/restore"]}>
      <AppFrame>{children}</AppFrame>
    </PageTexts>
  );
}
