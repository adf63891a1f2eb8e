"use client";

import { useState } from "react";
import { Button } from "@/ui/button.tsx";
import { ConfirmDialog } from "@/ui/confirm-dialog.tsx";
import { count } from "@/ui/format.ts";
import { isChosen } from "./target.ts";
import type { Review } from "./use-review.ts";

export function ReviewActions({ review }: { review: Review }) {
  const [asking, setAsking] = useState(false);
  const left = review.drafts.length - review.skipped.size;
  const blocked = review.isEmpty || !isChosen(review.target);
  return (
    <div className="flex flex-wrap items-center gap-3 border-t bg-paper/95 py-4 backdrop-blur-md lg:sticky lg:bottom-0 lg:-mx-6 lg:px-6">
      <Button
        loading={review.busy === "saving"}
        aria-disabled={blocked}
        className="aria-disabled:opacity-50"
        onClick={() => !blocked && review.busy === null && void review.save()}
      >
        Save {count(left, "booking")}
      </Button>
      <Button variant="ghost" loading={review.busy === "discarding"} onClick={() => setAsking(true)}>
        Discard
      </Button>
      <p role="status" className="text-muted text-sm">
        {review.isEmpty ? "Everything is left out." : isChosen(review.target) ? "" : "Choose where it goes."}
      </p>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        danger
        title="Discard this confirmation?"
        description="Its text and what was read in it are forgotten. Nothing is put on a trip."
        confirmLabel="Discard"
        loading={review.busy === "discarding"}
        onConfirm={() => {
          setAsking(false);
          void review.discard();
        }}
      />
    </div>
  );
}
