import { CalendarDays, Crown, MapPin, Users } from "lucide-react";
import Link from "next/link";
import { Badge } from "@/ui/badge.tsx";
import { Card } from "@/ui/card.tsx";
import { count, formatDateRange } from "@/ui/format.ts";
import { AnswerDots } from "./answer-dots.tsx";
import { Countdown } from "./countdown.tsx";
import { groupTitle, statusWords } from "./group-words.ts";
import { isCollecting } from "./next-step.ts";
import type { GroupSummary } from "./types.ts";

export function GroupCard({ group }: { group: GroupSummary }) {
  const status = statusWords(group);
  const collects = isCollecting(group);
  const [first, ...more] = group.destination_options;
  return (
    <Card interactive padding="none" className="flex h-full flex-col gap-4 p-5">
      <div className="flex flex-wrap items-center gap-2">
        <Badge wraps tone={status.tone}>
          {status.label}
        </Badge>
        {collects && group.awaits_you && <Badge tone="warning">Your turn</Badge>}
      </div>
      <h2 className="heading-section wrap-anywhere">
        <Link
          href={`/groups/${group.trip_code}`}
          className="outline-none after:absolute after:inset-0 after:rounded-card focus-visible:after:outline-2 focus-visible:after:outline-accent"
        >
          {groupTitle(group)}
        </Link>
      </h2>
      <ul className="mt-auto flex flex-col gap-1.5 text-[0.9375rem] text-muted [&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:text-faint">
        {first !== undefined && (
          <li className="flex min-w-0 items-center gap-2">
            <MapPin aria-hidden="true" />
            <span className="min-w-0 truncate">{first}</span>
            {more.length > 0 && <span className="shrink-0 text-faint">or {more.length} more</span>}
          </li>
        )}
        {group.tentative_dates && (
          <li className="flex items-center gap-2">
            <CalendarDays aria-hidden="true" />
            {formatDateRange(group.tentative_dates.start, group.tentative_dates.end)}
          </li>
        )}
        <li className="flex flex-wrap items-center gap-2">
          <Users aria-hidden="true" />
          {collects ? (
            <>
              {group.answered_count} of {group.member_count} answered
              <AnswerDots answered={group.answered_count} members={group.member_count} />
            </>
          ) : (
            count(group.member_count, "person", "people")
          )}
        </li>
        {(group.is_lead || group.role === "creator") && (
          <li className="flex items-center gap-2">
            <Crown aria-hidden="true" />
            {group.is_lead ? "You lead" : "You made it"}
          </li>
        )}
        {group.response_deadline && collects && (
          <li>
            <Countdown deadline={group.response_deadline} className="gap-2" />
          </li>
        )}
      </ul>
    </Card>
  );
}
