import type { DateRange } from "@caravan/domain/alignment/types";
import { formatDate, formatDateRange } from "@/ui/format.ts";
import { canCome, type DatedMember, marker } from "./calendar.ts";
import { distance, misfit, whyNot } from "./date-words.ts";
import { listNames } from "./proposal-words.ts";

/** Who can and who cannot on a day or in a window, and why. */
export function DateDetail({ members, range }: { members: readonly DatedMember[]; range: DateRange | null }) {
  if (!range) return null;
  const isDay = range.start === range.end;
  const told = members.map((member) => {
    const name = member.isYou ? "you" : member.name;
    if (!isDay) return { name, no: misfit(member.wishes, range), aside: distance(member.wishes, range) };
    const mark = marker(member.wishes)(range.start);
    const no = canCome(member.wishes, mark) ? null : whyNot(member.wishes, mark, range.start);
    return { name, no, aside: mark === "ideal" ? "ideal" : null };
  });
  const [yes, no] = [told.filter((it) => it.no === null), told.filter((it) => it.no !== null)];
  const named = (list: typeof told) =>
    listNames(
      list.map((it) => withAside(it.name, it.no ?? it.aside)),
      6,
    );
  return (
    <div className="wrap-anywhere min-h-18 rounded-control bg-sunken px-3.5 py-2.5 text-sm">
      <p className="font-medium">{isDay ? formatDate(range.start, "long") : formatDateRange(range.start, range.end)}</p>
      {yes.length > 0 && (
        <p>
          <span className="text-muted">{isDay ? "Can come: " : "Suits "}</span>
          {named(yes)}
        </p>
      )}
      {no.length > 0 && (
        <p>
          <span className="text-muted">{isDay ? "Not for " : "Does not suit "}</span>
          {named(no)}
        </p>
      )}
    </div>
  );
}

const withAside = (name: string, aside: string | null) => (aside ? `${name} (${aside})` : name);
