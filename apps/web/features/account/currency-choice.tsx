"use client";

import { currentLanguage } from "@caravan/languages/texts";
import { useMutation, useQuery } from "@tanstack/react-query";
import { toastError, useApi } from "@/features/api-client/index.ts";
import { ChoiceCard } from "./choice-card.tsx";
import { t } from "./messages/tab/index.ts";

/** What most people count in; others are typed with a trip. */
const usual = [
  "AED",
  "ARS",
  "AUD",
  "BRL",
  "CAD",
  "CHF",
  "CLP",
  "CNY",
  "COP",
  "CZK",
  "DKK",
  "EGP",
  "EUR",
  "GBP",
  "HKD",
  "HUF",
  "IDR",
  "ILS",
  "INR",
  "ISK",
  "JPY",
  "KES",
  "KRW",
  "MAD",
  "MXN",
  "MYR",
  "NGN",
  "NOK",
  "NZD",
  "PEN",
  "PHP",
  "PLN",
  "QAR",
  "RON",
  "RSD",
  "SAR",
  "SEK",
  "SGD",
  "THB",
  "TRY",
  "TWD",
  "UAH",
  "USD",
  "UYU",
  "VND",
  "XOF",
  "ZAR",
];

const ofDestination = "destination";

/** The currency of this person's new trips. */
export function CurrencyChoice() {
  const api = useApi();
  const account = useQuery(api.account.me.queryOptions({})).data?.user;
  const save = useMutation(
    api.account.setCurrency.mutationOptions({ onError: (error) => toastError(error, t("currency.failed")) }),
  );
  const chosen = save.isPending ? save.variables.currency : (account?.currency ?? null);
  return (
    <ChoiceCard
      title={t("currency")}
      text={t("currency.text")}
      disabled={!account || save.isPending}
      value={chosen ?? ofDestination}
      options={[{ value: ofDestination, label: t("currency.destination") }, ...offered(chosen)]}
      onValueChange={(value) => save.mutate({ currency: value === ofDestination ? null : value })}
    />
  );
}

/** By their names in the reader's language. */
function offered(chosen: string | null) {
  const codes = chosen === null || usual.includes(chosen) ? usual : [...usual, chosen];
  const names = new Intl.DisplayNames(currentLanguage(), { type: "currency" });
  const { compare } = new Intl.Collator(currentLanguage());
  return codes
    .map((value) => ({ value, label: `${names.of(value)} (${value})` }))
    .sort((a, b) => compare(a.label, b.label));
}
