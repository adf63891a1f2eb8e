"use client";

import { Share2 } from "lucide-react";
import { Button, type ButtonProps } from "@/ui/button.tsx";
import { toast } from "@/ui/toast.tsx";
import { groupTitle } from "./group-words.ts";
import type { Group } from "./types.ts";
import { useCanShare } from "./use-can-share.ts";

type Shared = Pick<Group, "title" | "join_url">;

/** Passes the link on by the device's own menu where there is one; elsewhere it is copied. */
export function ShareButton({ group, ...look }: { group: Shared } & Pick<ButtonProps, "variant" | "size" | "block">) {
  const canShare = useCanShare();
  const share = async () => {
    const { join_url: url } = group;
    try {
      if (canShare) return await navigator.share({ title: groupTitle(group), text: "Join our group trip", url });
      await navigator.clipboard.writeText(url);
      toast({ title: "Link copied" });
    } catch (error) {
      if (error instanceof Error && error.name === "AbortError") return;
      // Without a secure context there is no clipboard; then the link itself is shown, to be copied by hand.
      toast({ title: "Copy this link", description: url, durationMs: 20_000 });
    }
  };
  return (
    <Button {...look} icon={<Share2 />} onClick={() => void share()}>
      {canShare ? "Share link" : "Copy link"}
    </Button>
  );
}
