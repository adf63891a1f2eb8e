"use client";

import { Check, Copy, Share2 } from "lucide-react";
import { useState, useSyncExternalStore } from "react";
import { Button, type ButtonProps } from "@/ui/button.tsx";
import { CopyField } from "@/ui/copy-field.tsx";
import { toast } from "@/ui/toast.ts";
import { t } from "../messages/index.ts";
import { groupTitle } from "../model/group-title.ts";
import type { Group } from "../model/types.ts";

type Shared = Pick<Group, "title" | "join_url">;

/** Shares the link with the device's share menu if it has one; otherwise copies it. */
export function ShareButton({ group, ...look }: { group: Shared } & Pick<ButtonProps, "variant" | "size" | "block">) {
  const canShare = useCanShare();
  const share = async () => {
    const { join_url: url } = group;
    try {
      if (canShare) return await navigator.share({ title: groupTitle(group), text: t("share.text"), url });
      await navigator.clipboard.writeText(url);
      toast({ title: t("share.copied") });
    } catch (error) {
      if (error instanceof Error && error.name === "AbortError") return;
      // Without a secure context there is no clipboard; then the link is shown, to be copied by hand.
      toast({ title: t("share.copyThis"), description: url, durationMs: 20_000 });
    }
  };
  return (
    <Button {...look} icon={<Share2 />} onClick={() => void share()}>
      {canShare ? t("share") : t("share.copy")}
    </Button>
  );
}

/** How others join: by the link, or by the code that is read out. */
export function SharePanel({ group }: { group: Pick<Group, "title" | "trip_code" | "join_url"> }) {
  const canShare = useCanShare();
  return (
    <div className="flex flex-col gap-5">
      <CopyField label={t("share.link")} value={group.join_url} />
      <CopyField label={t("join.code")} value={group.trip_code} hint={t("share.codeHint")} />
      {canShare && (
        <div>
          <ShareButton group={group} variant="secondary" />
        </div>
      )}
    </div>
  );
}

const never = () => () => {};

/** Whether the device has a share menu; unknown on the server. */
function useCanShare(): boolean {
  return useSyncExternalStore(
    never,
    () => typeof navigator.share === "function",
    () => false,
  );
}

/** The code in large letters; a press copies it. */
export function JoinCode({ code }: { code: string }) {
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(code);
      setCopied(true);
      setTimeout(() => setCopied(false), 2_500);
    } catch {
      toast({ title: t("share.notAllowed"), description: t("share.code", { code }) });
    }
  };
  return (
    <>
      <button
        type="button"
        aria-label={t("share.copyCode", { code })}
        onClick={() => void copy()}
        className="tap inline-flex items-center gap-2.5 rounded-control border border-line-strong/50 border-dashed px-3 font-medium font-mono text-lg tracking-[0.08em] transition-colors hover:border-line-strong hover:bg-raised [&_svg]:size-4 [&_svg]:text-muted"
      >
        {/* The gap is only visual: selecting it selects the code itself. */}
        <span>
          {code.slice(0, 4)}
          <span className="ml-2">{code.slice(4)}</span>
        </span>
        {copied ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
      </button>
      <span role="status" className="sr-only">
        {copied && t("copied")}
      </span>
    </>
  );
}
