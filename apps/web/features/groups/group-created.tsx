"use client";

import { ArrowRight } from "lucide-react";
import { useEffect, useRef } from "react";
import { ButtonLink } from "@/ui/button.tsx";
import { Card } from "@/ui/card.tsx";
import { groupTitle } from "./group-words.ts";
import { SharePanel } from "./share-panel.tsx";
import type { Group } from "./types.ts";

/** The group is there; now the others have to learn of it. */
export function GroupCreated({ group }: { group: Group }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Card padding="lg" className="mx-auto w-full max-w-xl animate-rise">
      <h1 ref={heading} tabIndex={-1} className="heading-page wrap-anywhere outline-none">
        {groupTitle(group)} is ready
      </h1>
      <p className="mt-2 mb-6 text-muted">
        Send the link or the code to everybody who comes along. Before they sign in they see the title, the dates, the
        places and your name.
      </p>
      <SharePanel group={group} />
      <ButtonLink size="lg" block icon={<ArrowRight />} href={`/groups/${group.trip_code}`} className="mt-8">
        Open group
      </ButtonLink>
    </Card>
  );
}
