"use client";

import { CircleAlert, Info, TriangleAlert } from "lucide-react";
import { useEffect, useId, useRef, useState } from "react";
import type { Finding } from "@/features/api-client/index.ts";
import { kindWordOf, lineOf, useSegments } from "@/features/travel/index.ts";
import { Button } from "@/ui/button.tsx";
import { classNames } from "@/ui/class-names.ts";
import { spellValues } from "@/ui/format.ts";
import { t } from "../messages/index.ts";
import { findActivity } from "../model/find-activity.ts";
import { segmentFocus } from "../model/focus-store.ts";
import { useBuilder } from "./builder-context.tsx";

const marks = {
  error: { icon: CircleAlert, tone: "text-danger" },
  warning: { icon: TriangleAlert, tone: "text-on-warning-soft" },
  info: { icon: Info, tone: "text-muted" },
} as const;

/** More findings of one severity are folded: the first few are shown, the others after a press. */
const atFirst = 5;

interface GroupProps {
  /** "3 warnings" */
  title: string;
  severity: Finding["severity"];
  findings: readonly Finding[];
}

/** Findings of one severity. */
export function FindingGroup({ title, severity, findings }: GroupProps) {
  const [all, setAll] = useState(false);
  const headingId = useId();
  const listId = useId();
  const list = useRef<HTMLUListElement>(null);
  const more = findings.length - atFirst;
  const toggle = () => {
    setAll(!all);
    // After showing more, the focus moves to the first new finding.
    if (!all) requestAnimationFrame(() => (list.current?.children[atFirst] as HTMLElement | undefined)?.focus());
  };
  return (
    <div className="py-1">
      <h3 id={headingId} className="sr-only">
        {title}
      </h3>
      <ul id={listId} ref={list} aria-labelledby={headingId}>
        {findings.slice(0, all ? undefined : atFirst).map((finding) => (
          <FindingRow key={keyOf(finding)} finding={finding} />
        ))}
      </ul>
      {more > 0 && (
        <div className="px-3 pb-2">
          <Button variant="ghost" size="sm" aria-expanded={all} aria-controls={listId} onClick={toggle}>
            {all ? t("check.fewer") : t(`check.show.${severity}`, { count: more })}
          </Button>
        </div>
      )}
    </div>
  );
}

function keyOf({ code, day_ids, activity_ids, segment_ids }: Finding): string {
  return [code, ...day_ids, ...activity_ids, ...segment_ids].join(" ");
}

function FindingRow({ finding }: { finding: Finding }) {
  const { trip, edits, goTo } = useBuilder();
  const segments = useSegments(trip);
  const [busy, setBusy] = useState(false);
  const messageId = useId();
  const row = useRef<HTMLLIElement>(null);
  const onGone = useRef<(() => void) | null>(null);
  useEffect(() => () => onGone.current?.(), []);
  const { icon: Icon, tone } = marks[finding.severity];
  const target = finding.activity_ids.map((id) => findActivity(trip, id)?.activity).find(Boolean);
  const booked = segments.find((it) => finding.segment_ids.includes(it.id));
  const canFix = finding.fix !== null;
  const fix = async (other = false) => {
    onGone.current = afterRow(row.current);
    setBusy(true);
    if (!(await edits.applyFix(finding, other))) onGone.current = null;
    setBusy(false);
  };
  return (
    <li
      ref={row}
      tabIndex={-1}
      className="-outline-offset-2 flex flex-wrap items-start gap-x-3 gap-y-1 rounded-card px-4 py-2.5"
    >
      <Icon aria-hidden="true" className={`mt-1 size-4 shrink-0 ${tone}`} />
      <div className="wrap-anywhere min-w-[min(12rem,100%)] flex-1">
        <p id={messageId}>
          <span className="sr-only">{t(`check.${finding.severity}`)}: </span>
          {spellValues(finding.message)}
        </p>
        {canFix && (
          <p className="text-muted text-sm">
            <span className="font-medium">{t("check.fix")}</span> {spellValues(finding.fix?.summary ?? "")}
          </p>
        )}
        {finding.why_no_fix && finding.severity !== "info" && (
          <p className="text-muted text-sm">
            <span className="font-medium">{t("check.noFix")}</span> {spellValues(finding.why_no_fix)}
          </p>
        )}
      </div>
      <div
        className={classNames("flex flex-wrap gap-1", (canFix || finding.other_fix) && "max-sm:basis-full max-sm:pl-4")}
      >
        {target && (
          <Button variant="ghost" size="sm" onClick={() => goTo(target.id)}>
            {t("check.show")}
            <span className="sr-only"> {target.title}</span>
          </Button>
        )}
        {booked && (
          <Button variant="ghost" size="sm" onClick={() => goTo(segmentFocus(booked.id))}>
            {target ? t("check.showKind", { kind: kindWordOf(booked).toLowerCase() }) : t("check.show")}
            <span className="sr-only"> {lineOf(booked)}</span>
          </Button>
        )}
        {finding.other_fix && (
          <Button variant="ghost" size="sm" disabled={busy} aria-describedby={messageId} onClick={() => void fix(true)}>
            {t("check.keepFree")}
            <span className="sr-only">: {spellValues(finding.other_fix.summary)}</span>
          </Button>
        )}
        {canFix && (
          <Button variant="secondary" size="sm" loading={busy} aria-describedby={messageId} onClick={() => void fix()}>
            {t("check.apply")}
            <span className="sr-only">: {spellValues(finding.fix?.summary ?? "")}</span>
          </Button>
        )}
      </div>
    </li>
  );
}

/** A fixed row disappears: the focus moves to its neighbour, or to the plan check when it was the last one. */
function afterRow(row: HTMLElement | null): () => void {
  const check = row?.closest("section");
  const neighbours = [row?.nextElementSibling, row?.previousElementSibling];
  return () => {
    // Not when the person has moved the focus elsewhere.
    if (document.activeElement !== document.body) return;
    const next = [...neighbours, check?.querySelector("button"), check].find((it) => it?.isConnected);
    if (next instanceof HTMLElement) next.focus();
  };
}
