"use client";

import type { ReactNode } from "react";
import { PicturesOfPeople } from "@/features/account/people-pictures.tsx";
import { InboxLink } from "@/features/inbox/inbox-link.tsx";
import { PushListener } from "@/features/notifications/push-listener.tsx";
import { OfflineParts } from "@/features/offline/app/offline-parts.tsx";
import { Toaster } from "@/ui/toaster.tsx";
import { ApiProvider } from "./api-provider.tsx";

/** What the pages of the application have around them: calls to the server, offline use, pushes and toasts. */
export function AppFrame({ children }: { children?: ReactNode }) {
  return (
    <>
      <ApiProvider>
        <OfflineParts />
        <PushListener />
        <InboxLink />
        <PicturesOfPeople>{children}</PicturesOfPeople>
      </ApiProvider>
      <Toaster />
    </>
  );
}
