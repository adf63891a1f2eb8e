"use client";

import { MessageCircle } from "lucide-react";
import { classNames } from "@/ui/class-names.ts";
import type { About } from "./about.ts";
import { useCommentCount, useComments } from "./comments-context.tsx";
import { t } from "./messages/button/index.ts";

/**
 * Opens the comments about one thing. Without any it shows nothing, because the menu of the thing has the same: a quiet
 * trip stays quiet.
 */
export function CommentsButton({ about, of, className }: { about: About; of: string; className?: string }) {
  const { open } = useComments();
  const number = useCommentCount(about);
  if (number === 0) return null;
  return (
    <button
      type="button"
      aria-label={t("open", { count: number, title: of })}
      onClick={() => open(about)}
      className={classNames(
        "inline-flex min-h-8 w-fit items-center gap-1.5 rounded-lg px-1.5 font-medium text-muted text-sm tabular-nums hover:bg-sunken hover:text-ink pointer-coarse:min-h-11",
        className,
      )}
    >
      <MessageCircle aria-hidden="true" className="size-4" />
      {number}
    </button>
  );
}
