"use client";

import { useQuery } from "@tanstack/react-query";
import Markdown, { type Components } from "react-markdown";
import { domainError, useApi } from "@/features/api-client/index.ts";
import { QueryError } from "@/features/query-states/index.ts";
import { Button } from "@/ui/button.tsx";
import { Card } from "@/ui/card.tsx";
import { loadedApart } from "@/ui/loaded-apart.tsx";
import { Loading, TabSkeleton } from "@/ui/loading.tsx";
import { t } from "./messages/index.ts";
import { type PreferenceChangesForm, PreferenceForm } from "./preference-form.tsx";

const SignalForm = loadedApart(() => import("./signal-form.tsx").then((module) => module.SignalForm), {
  loading: TabSkeleton,
});

/** A traveller's preferences: stated in a form, learnt from signals, and shown together as a profile. */
export function Preferences({ form }: { form: PreferenceChangesForm }) {
  const preferences = useQuery(useApi().preferences.get.queryOptions({}));
  if (preferences.isPending) {
    return (
      <Loading label={t("loading")} className="grid gap-6 lg:grid-cols-2" blocks={Array(2).fill("h-96 rounded-card")} />
    );
  }
  if (!preferences.data) return <QueryError title={t("failed")} query={preferences} />;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <PreferenceForm saved={preferences.data.preferences} form={form} />
      <div className="flex flex-col gap-6">
        <PreferenceProfile />
        <SignalForm />
      </div>
    </div>
  );
}

// Headings are lowered to fit below that of the card; pictures and raw HTML are not shown.
const components: Components = {
  h1: () => null,
  h2: ({ children }) => <h3 className="mt-5 font-semibold first:mt-0">{children}</h3>,
  h3: ({ children }) => <h4 className="mt-3 font-medium">{children}</h4>,
  p: ({ children }) => <p className="mt-2 text-muted first:mt-0">{children}</p>,
  ul: ({ children }) => <ul className="mt-2 flex list-disc flex-col gap-1 pl-5 marker:text-faint">{children}</ul>,
  em: ({ children }) => <em className="text-faint text-sm not-italic">{children}</em>,
};

/** The profile as agents read it. */
function PreferenceProfile() {
  const profile = useQuery(useApi().preferences.profile.queryOptions({}));
  return (
    <Card padding="lg">
      <h2 className="heading-section">{t("profile")}</h2>
      <p className="mt-1 text-muted text-sm">{t("profile.text")}</p>
      <div className="wrap-anywhere mt-4">
        {profile.isPending && <Loading label={t("profile.loading")} blocks={["h-32 w-full"]} />}
        {profile.isError && (
          <div role="alert" className="flex flex-col items-start gap-3">
            <p>{domainError(profile.error).message}</p>
            <Button size="sm" variant="secondary" onClick={() => void profile.refetch()}>
              {t("tryAgain")}
            </Button>
          </div>
        )}
        {profile.data && (
          <Markdown skipHtml disallowedElements={["img"]} components={components}>
            {profile.data.markdown}
          </Markdown>
        )}
      </div>
    </Card>
  );
}
