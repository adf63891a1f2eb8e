"use client";

import { Bell, X } from "lucide-react";
import { useEffect, useState } from "react";
import { Button } from "@/ui/button.tsx";
import { toast } from "@/ui/toast.ts";
import { TooltipButton } from "@/ui/tooltip.tsx";
import { subscribeErrorText, useThisDevice } from "./device-state.ts";
import { t } from "./messages/index.ts";

const answered = "caravan-asked-for-notifications";

/**
 * Asks for the permission to notify on this device: once, where it is useful, and never again on this device after any
 * answer.
 */
export function AskForNotifications() {
  // Renders nothing until the browser has reported its permission, because a question must not flash up and disappear.
  const [asks, setAsks] = useState(false);
  useEffect(() => setAsks(!wasAnswered()), []);
  return asks ? <Question onAnswer={() => setAsks(!rememberAnswer())} /> : null;
}

function Question({ onAnswer }: { onAnswer: () => void }) {
  const { state, turnOn } = useThisDevice();
  if (state !== "off") return null;
  const accept = () =>
    turnOn.mutate(undefined, {
      onSuccess: (permission) => {
        onAnswer();
        if (permission === "granted") toast({ title: t("on.toast") });
      },
      onError: (error) =>
        void toast({
          title: t("on.failed"),
          description: subscribeErrorText(error),
          tone: "danger",
        }),
    });
  return (
    <section
      aria-label={t("prompt.name")}
      className="flex items-start gap-3 rounded-card border bg-surface py-3 pr-2 pl-4 shadow-card"
    >
      <Bell aria-hidden="true" className="mt-2.5 size-5 shrink-0 text-accent" />
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4 gap-y-2 py-1.5">
        <p className="min-w-[min(12rem,100%)] flex-1">{t("prompt.ask")}</p>
        <Button size="sm" loading={turnOn.isPending} onClick={accept}>
          {t("prompt.yes")}
        </Button>
      </div>
      <TooltipButton label={t("prompt.no")} icon={<X />} onClick={onAnswer} />
    </section>
  );
}

function wasAnswered(): boolean {
  try {
    return localStorage.getItem(answered) !== null;
  } catch {
    // Without storage nobody is asked, because the question would return at every visit.
    return true;
  }
}

function rememberAnswer(): true {
  try {
    localStorage.setItem(answered, "yes");
  } catch {
    // The question disappears in any case.
  }
  return true;
}
