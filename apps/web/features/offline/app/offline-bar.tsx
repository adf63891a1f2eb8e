"use client";

import { CloudOff, LogIn, MessageCircleQuestion, RefreshCw, TriangleAlert } from "lucide-react";
import { usePathname } from "next/navigation";
import { type ReactNode, useRef, useState } from "react";
import { classNames } from "@/ui/class-names.ts";
import { Link } from "@/ui/link.tsx";
import { richText } from "@/ui/rich-text.tsx";
import { useReachable } from "../connection.ts";
import { t } from "../messages/index.ts";
import { useOutbox } from "../outbox/use-outbox.ts";
import { takeNewVersion, useNewVersion } from "../worker.ts";
import { HeaderMark } from "./header-mark.tsx";

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
