"use client";

import { CloudOff, LogIn, MessageCircleQuestion, RefreshCw, TriangleAlert } from "lucide-react";
import { usePathname } from "next/navigation";
import { type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { classNames } from "@/ui/class-names.ts";
import { useHeaderSlot } from "@/ui/header-slot.tsx";
import { Link } from "@/ui/link.tsx";
import { richText } from "@/ui/rich-text.tsx";
import { useReachable } from "../connection.ts";
import { t } from "../messages/index.ts";
import { useOutbox } from "../outbox/use-outbox.ts";
import { takeNewVersion, useNewVersion } from "../worker.ts";

const actionStyle = "tap -my-2 flex items-center rounded-control px-2 font-semibold underline underline-offset-4";

/** Above every page: no connection, signed out, questions, a new version. Empty otherwise. */
export function OfflineBar({ account }: { account: string }) {
  const reachable = useReachable();
  const newVersion = useNewVersion();
  const { outbox, state } = useOutbox(account);
  const here = usePathname();
  const [asking, setAsking] = useState(false);
  const bar = useRef<HTMLDivElement>(null);

  const waiting = state.entries.filter((it) => !it.trouble).length;
  const question = state.entries.find((it) => it.trouble && here !== `/trips/${it.tripId}`);
  const tryNow = async () => {
    setAsking(true);
    await outbox?.tryNow();
    setAsking(false);
  };
  return (
    <div ref={bar} role="status" className="print:hidden">
      {!reachable && (
        <HeaderMark
          bar={bar}
          icon={<CloudOff aria-hidden="true" />}
          number={waiting}
          label={t("mark.offline", { count: waiting })}
        />
      )}
      {reachable && state.signedOut && waiting > 0 && (
        <HeaderMark
          bar={bar}
          icon={<LogIn aria-hidden="true" />}
          number={waiting}
          label={t("mark.signedOut", { count: waiting })}
        />
      )}
      {!reachable && (
        <Row icon={<CloudOff aria-hidden="true" />} tone="warning">
          <p className="flex-1">
            {richText(
              t.parts("bar.offline", {
                count: waiting,
                b: (words) => <strong className="font-semibold">{words}</strong>,
              }),
            )}
          </p>
          <button type="button" className={actionStyle} aria-disabled={asking} onClick={() => void tryNow()}>
            {t(asking ? "trying" : "tryNow")}
          </button>
        </Row>
      )}
      {reachable && state.signedOut && waiting > 0 && (
        <Row icon={<LogIn />} tone="warning">
          <p className="flex-1">{t("bar.signedOut", { count: waiting })}</p>
          <a href={`/sign-in?callbackUrl=${encodeURIComponent(here)}`} className={actionStyle}>
            {t("signIn")}
          </a>
        </Row>
      )}
      {state.fleeting && (
        <Row icon={<TriangleAlert />} tone="warning">
          <p className="flex-1">{t("fleeting")}</p>
        </Row>
      )}
      {question && (
        <Row icon={<MessageCircleQuestion />} tone="warning">
          <p className="flex-1">{t("question")}</p>
          <Link href={`/trips/${question.tripId}`} className={actionStyle}>
            {t("openTrip")}
          </Link>
        </Row>
      )}
      {newVersion && reachable && (
        <Row icon={<RefreshCw />} tone="neutral">
          <p className="flex-1">{t("newVersion")}</p>
          <button type="button" className={actionStyle} onClick={takeNewVersion}>
            {t("reload")}
          </button>
        </Row>
      )}
    </div>
  );
}

function Row({ icon, tone, children }: { icon: ReactNode; tone: "warning" | "neutral"; children: ReactNode }) {
  return (
    <div
      className={classNames(
        "flex items-center gap-3 px-4 py-2 text-sm sm:px-6 [&>svg]:size-4.5 [&>svg]:shrink-0",
        tone === "warning" ? "bg-warning-soft text-on-warning-soft" : "bg-accent-soft text-on-accent-soft",
      )}
    >
      {icon}
      {children}
    </div>
  );
}

/**
 * An icon in the fixed header while the bar is scrolled out of view, so that unsent edits are seen anywhere on the page.
 * Pressing it scrolls back to the bar.
 */
function HeaderMark({
  bar,
  icon,
  number,
  label,
}: {
  bar: RefObject<HTMLElement | null>;
  icon: ReactNode;
  /** How many changes wait. */
  number: number;
  label: string;
}) {
  const slot = useHeaderSlot();
  const hidden = useOutOfSight(bar);
  if (!slot || !hidden) return null;
  return createPortal(
    <button
      type="button"
      data-header-mark
      aria-label={label}
      title={label}
      onClick={() => window.scrollTo({ top: 0 })}
      className="tap flex items-center justify-center gap-1 rounded-full bg-warning-soft px-2.5 font-medium text-on-warning-soft text-sm tabular-nums max-[22rem]:absolute max-[22rem]:top-full max-[22rem]:right-2 max-[22rem]:mt-1 [&>svg]:size-4.5"
    >
      {icon}
      {number > 0 && number}
    </button>,
    slot,
  );
}

function useOutOfSight(element: RefObject<HTMLElement | null>): boolean {
  const [hidden, setHidden] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    const watch = new IntersectionObserver(([entry]) => setHidden(entry !== undefined && !entry.isIntersecting));
    watch.observe(element.current);
    return () => watch.disconnect();
  }, [element]);
  return hidden;
}
