"use client";

import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useMemo } from "react";
import { useApi } from "@/features/api-client/index.ts";
import { PeoplePictures } from "@/ui/avatar.tsx";
import { usePageAccount } from "@/ui/use-page-account.ts";

/** Shows people by the pictures that they have chosen, wherever they appear inside. */
export function PicturesOfPeople({ children }: { children: ReactNode }) {
  const account = usePageAccount();
  const { data } = useQuery({
    ...useApi().account.pictures.queryOptions({}),
    enabled: account !== null,
    staleTime: 300_000,
    // Without them there are initials.
    retry: false,
  });
  const pictures = useMemo(() => new Map(data?.pictures.map((it) => [it.user_id, it.address])), [data]);
  return <PeoplePictures value={pictures}>{children}</PeoplePictures>;
}
