import { ArrowRight } from "lucide-react";
import { buttonStyle } from "@/ui/button-style.ts";
import { DestinationInput } from "./destination-input.tsx";
import { t } from "./messages/index.ts";

const DAY_MS = 86_400_000;
const FRIDAY = 5;

/** The Friday that is three to four weeks away, and the Monday after it. */
function nextWeekend(today: Date): { readonly from: string; readonly to: string } {
  const later = today.getTime() + 21 * DAY_MS;
  const friday = later + ((FRIDAY - new Date(later).getUTCDay() + 7) % 7) * DAY_MS;
  const dateOf = (time: number) => new Date(time).toISOString().slice(0, 10);
  return { from: dateOf(friday), to: dateOf(friday + 3 * DAY_MS) };
}

const field = "flex min-w-0 flex-col gap-1 px-4 pt-2.5 pb-2";
const label = "font-medium text-muted text-sm";
const input = "min-h-8 w-full min-w-0 bg-transparent text-ink";

/**
 * "Where to?" on the landing page: leads to the form for a new trip, filled in. A plain form, so that it works before
 * any script has arrived.
 */
export function StartPlanning({ withoutAccount }: { withoutAccount: boolean }) {
  const { from, to } = nextWeekend(new Date());
  return (
    <form action="/trips/new" className="mt-9 w-full max-w-xl">
      <div className="overflow-hidden rounded-panel border border-line-strong/50 bg-raised shadow-card focus-within:border-accent">
        <div className={field}>
          <label htmlFor="destination" className={label}>
            {t("start.where")}
          </label>
          <DestinationInput id="destination" placeholder={t("start.examples")} className={`${input} text-xl`} />
        </div>
        <div className="grid grid-cols-2 divide-x border-t">
          <label className={field}>
            <span className={label}>{t("start.from")}</span>
            <input className={input} type="date" name="start_date" defaultValue={from} required />
          </label>
          <label className={field}>
            <span className={label}>{t("start.to")}</span>
            <input className={input} type="date" name="end_date" defaultValue={to} required />
          </label>
        </div>
      </div>
      <div className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-2">
        <button type="submit" className={buttonStyle({ size: "lg" })}>
          {t("start.plan")}
          <ArrowRight aria-hidden="true" className="size-[1.15em]" />
        </button>
        {withoutAccount && <p className="text-muted text-sm">{t("start.noAccount")}</p>}
      </div>
    </form>
  );
}
