"use client";

import { ChevronRight } from "lucide-react";
import { useState } from "react";
import { t } from "./messages/index.ts";
import { searchTopics, type TopicGroup, topicGroups } from "./topics.ts";

const topicsIn = (groups: readonly TopicGroup[]) => groups.reduce((sum, group) => sum + group.topics.length, 0);

/** The questions and answers, with a search over them. Found answers are open. */
export function HelpTopics() {
  const [query, setQuery] = useState("");
  const groups = searchTopics(query);
  const found = topicsIn(groups);
  const searching = query.trim() !== "";
  return (
    <>
      <label htmlFor="help-search" className="sr-only">
        {t("search")}
      </label>
      <input
        id="help-search"
        type="search"
        className="control"
        placeholder={t("search")}
        value={query}
        onChange={(event) => setQuery(event.currentTarget.value)}
      />
      <p role="status" className="mt-2 min-h-5 text-muted text-sm">
        {searching && (found === 0 ? t("nothing") : t("found", { found, all: topicsIn(topicGroups()) }))}
      </p>
      <div className="mt-6 flex flex-col gap-10">
        {groups.map((group) => (
          <section key={group.title} aria-label={group.title}>
            <h2 className="heading-section">{group.title}</h2>
            <div className="mt-3 divide-y rounded-card border bg-surface">
              {group.topics.map((topic) => (
                <details key={`${topic.question} ${searching}`} open={searching} className="group">
                  <summary className="flex min-h-12 cursor-pointer list-none items-center gap-3 rounded-card px-4 py-2 font-medium hover:bg-sunken [&::-webkit-details-marker]:hidden">
                    <ChevronRight
                      aria-hidden="true"
                      className="size-4 shrink-0 text-faint transition-transform group-open:rotate-90"
                    />
                    {topic.question}
                  </summary>
                  <div className="flex flex-col gap-3 px-4 pb-4 pl-11 text-muted leading-relaxed">
                    {topic.answer.map((paragraph) => (
                      <p key={paragraph}>{paragraph}</p>
                    ))}
                  </div>
                </details>
              ))}
            </div>
          </section>
        ))}
      </div>
    </>
  );
}
