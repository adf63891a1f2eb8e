import type { RateSource } from "@caravan/core/kernel/ports";
import { Parser } from "htmlparser2";
import { z } from "zod";
import type { AnswerCache } from "../live-sources/answer-cache.ts";
import { ServiceFault } from "../live-sources/fetch-from-source.ts";
import { deadlineIn, type SourceClient } from "../live-sources/source-client.ts";

export interface RatesConfig {
  readonly url: string;
  readonly timeoutSeconds: number;
  readonly userAgent: string;
}

const FRESH_DAYS = 6 / 24;
/** Longer than any row of holidays without new rates. */
const OLDEST_MS = 10 * 24 * 3_600_000;

const shape = z.object({ date: z.string(), perEuro: z.record(z.string(), z.string()) });
type DailyRates = z.infer<typeof shape>;

/** The euro reference rates, set each working day about 16:00 in Frankfurt: eurofxref-daily.xml. */
export function ecbRates(config: RatesConfig, client: SourceClient, answers: AnswerCache): RateSource {
  return {
    attribution: {
      name: "European Central Bank",
      url: "https://www.ecb.europa.eu/stats/policy_and_exchange_rates/euro_reference_exchange_rates/html/index.en.html",
    },
    async latest() {
      const { kept, asking } = await answers.keptWhileAsking("rates/1", shape, async () => {
        const request = { url: new URL(config.url), userAgent: config.userAgent, format: "text" as const };
        const value = await client.ask(request, deadlineIn(config.timeoutSeconds * 1000), readRates);
        return { value, days: FRESH_DAYS };
      });
      const isUsable = kept !== undefined && Date.now() - Date.parse(kept.value.date) < OLDEST_MS;
      return { kept: isUsable ? kept.value : null, asking };
    },
  };
}

const decimal = /^\d{1,9}(?:\.\d{1,10})?$/;
const MOST_CURRENCIES = 200;

/** `<Cube time="2026-11-20"><Cube currency="USD" rate="1.1567"/>…`. A currency that does not read well is left out. */
function readRates(xml: unknown): DailyRates {
  const perEuro: Record<string, string> = {};
  let date: string | undefined;
  const parser = new Parser(
    {
      onopentag(name, { time, currency, rate }) {
        if (name !== "Cube") return;
        date ??= time;
        if (!currency || !rate || !/^[A-Z]{3}$/.test(currency) || !decimal.test(rate) || Number(rate) <= 0) return;
        if (Object.keys(perEuro).length < MOST_CURRENCIES) perEuro[currency] = rate;
      },
    },
    { xmlMode: true },
  );
  parser.end(String(xml));
  const day = z.iso.date().safeParse(date);
  const isAhead = day.success && Date.parse(day.data) > Date.now() + 2 * 24 * 3_600_000;
  if (!day.success || isAhead || Object.keys(perEuro).length === 0)
    throw new ServiceFault("the source answered something else than the rates of a day");
  return { date: day.data, perEuro };
}
