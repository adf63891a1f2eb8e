"use client";

import { Check, Copy } from "lucide-react";
import { type ReactNode, useState } from "react";
import { classNames } from "@/ui/class-names.ts";
import { formatMoney } from "@/ui/format.ts";
import { toast } from "@/ui/toast.ts";
import { t } from "../messages/page/index.ts";
import type { SegmentFacts } from "../types.ts";

/** What people need on the day: numbers, seats, rooms, names. Unknown facts are left out. */
export function SegmentFactList({ segment }: { segment: SegmentFacts }) {
  const { details, confirmation_number, travellers, price, currency } = segment;
  const facts: readonly (readonly [label: string, value: ReactNode])[] = [
    [
      t("confirmation"),
      confirmation_number && (
        <CopyText value={confirmation_number} what={t("confirmationNumber", { number: confirmation_number })} />
      ),
    ],
    [t("seats"), details.seats],
    [t("class"), details.travel_class],
    [t("room"), details.room],
    [t("vehicle"), details.vehicle],
    [t("guests"), details.guests],
    [travellers.length > 1 ? t("travelers") : t("traveler"), travellers.length > 0 && travellers.join(", ")],
    [t("price"), price !== null && currency && formatMoney(price, currency)],
  ];
  const known = facts.filter(([, value]) => value);
  if (known.length === 0) return null;
  return (
    <dl className="wrap-anywhere flex flex-wrap gap-x-8 gap-y-3 border-t border-dashed pt-4">
      {known.map(([label, value]) => (
        <div key={label} className="min-w-0">
          <dt className="text-faint text-sm">{label}</dt>
          <dd className="flex min-h-7 items-center font-medium">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** A text that is copied when it is pressed. */
function CopyText({ value, what }: { value: string; what: string }) {
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value);
      setCopied(true);
      setTimeout(() => setCopied(false), 2_500);
    } catch {
      // Without a secure context there is no clipboard.
      toast({ title: t("noCopy"), description: t("noCopy.text") });
    }
  };
  const Icon = copied ? Check : Copy;
  return (
    <>
      <button
        type="button"
        aria-label={t("copy", { what })}
        onClick={() => void copy()}
        className="-ml-2 flex min-h-7 max-w-full items-center gap-1.5 rounded-control px-2 font-mono text-[0.9375rem] hover:bg-sunken pointer-coarse:min-h-11"
      >
        <span
          className={classNames(
            "select-text text-left",
            value.length > 24 ? "wrap-anywhere min-w-0" : "whitespace-nowrap",
          )}
        >
          {value}
        </span>
        <Icon aria-hidden="true" className="size-3.5 shrink-0 text-faint" />
      </button>
      <span role="status" className="sr-only">
        {copied ? t("copied") : ""}
      </span>
    </>
  );
}
