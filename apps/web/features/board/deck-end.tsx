import { PartyPopper } from "lucide-react";
import { Button } from "@/ui/button.tsx";
import { count } from "@/ui/format.ts";
import { EmptyState } from "@/ui/page-states.tsx";

export interface DeckEndProps {
  voted: number;
  reviews: number;
  onLeave: () => void;
  onAgain?: () => void;
}

/** Nothing more to vote on. */
export function DeckEnd({ voted, reviews, onLeave, onAgain }: DeckEndProps) {
  const waits = reviews > 0 && `${count(reviews, "place")} still ${reviews === 1 ? "waits" : "wait"} for review.`;
  return (
    <EmptyState
      art={<PartyPopper />}
      title={voted > 0 ? "That was the last one" : "Nothing waits for your vote"}
      description={[voted > 0 && `You have been through ${count(voted, "place")}.`, waits].filter(Boolean).join(" ")}
      action={
        <>
          <Button onClick={onLeave}>See the board</Button>
          {onAgain && (
            <Button variant="secondary" onClick={onAgain}>
              Go through them again
            </Button>
          )}
        </>
      }
    />
  );
}
