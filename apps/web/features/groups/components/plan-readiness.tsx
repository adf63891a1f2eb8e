"use client";

import { useQuery } from "@tanstack/react-query";
import { ChevronDown, CircleAlert, CircleCheck, Info } from "lucide-react";
import { useId, useState } from "react";
import { type DomainError, useApi } from "@/features/api-client/index.ts";
import { classNames } from "@/ui/class-names.ts";
import { FormAlert } from "@/ui/field.tsx";
import { t } from "../messages/index.ts";
import type { Board, Finding } from "../model/types.ts";

/** In one line whether something blocks the plan; opened, what it is and how to resolve it. */
export function Readiness({ tripCode }: { tripCode: string }) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const board = useQuery(useApi().board.get.queryOptions({ trip_code: tripCode }));
  if (!board.data) return null;
  const { blockers, warnings } = board.data;
  const findings = [...blockers, ...warnings];
  const { icon: Icon, text, tone } = lookOf(board.data);
  const line = (
    <>
      <Icon aria-hidden="true" className={classNames("size-5 shrink-0", tone)} />
      <span className="font-medium">{text}</span>
    </>
  );
  if (findings.length === 0) return <p className="flex min-h-11 items-center gap-2.5">{line}</p>;
  return (
    <div>
      <button
        type="button"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen((now) => !now)}
        className="-mx-2 flex min-h-11 items-center gap-2.5 rounded-control px-2 text-left underline-offset-4 hover:underline"
      >
        {line}
        <ChevronDown
          aria-hidden="true"
          className={classNames("size-4 text-muted transition-transform", open && "rotate-180")}
        />
      </button>
      <div id={id} hidden={!open} className="mt-2">
        <FindingList findings={findings} />
      </div>
    </div>
  );
}

function lookOf({ ready, blockers, warnings }: Pick<Board, "ready" | "blockers" | "warnings">) {
  if (!ready || blockers.length > 0)
    return {
      icon: CircleAlert,
      text: t("ready.resolve", { count: blockers.length }),
      tone: "text-danger",
    };
  if (warnings.length > 0) return { icon: Info, text: t("ready.know", { count: warnings.length }), tone: "text-faint" };
  return { icon: CircleCheck, text: t("ready"), tone: "text-accent" };
}

/** What blocks the plan, each with how to resolve it. */
function FindingList({ findings }: { findings: readonly Pick<Finding, "code" | "message" | "how_to_clear">[] }) {
  return (
    <ul className="flex flex-col gap-2.5 border-l-2 pl-4">
      {findings.map((finding) => (
        <li key={finding.code} className="wrap-anywhere">
          <p>{finding.message}</p>
          <p className="text-muted text-sm">{finding.how_to_clear}</p>
        </li>
      ))}
    </ul>
  );
}

/** Why there is no plan; when the board is not ready, each blocker and how to resolve it. */
export function PlanProblem({ problem }: { problem: DomainError }) {
  if (problem.code !== "board_not_ready") return <FormAlert>{problem.message}</FormAlert>;
  return (
    <div
      role="alert"
      className="rounded-control bg-danger-soft p-4 text-on-danger-soft [&_p]:text-current [&_ul]:border-current"
    >
      <p className="mb-3 font-medium">{problem.message}</p>
      <FindingList
        findings={problem.details.map((it, index) => ({
          code: String(it.code ?? index),
          message: it.message,
          how_to_clear: typeof it.how_to_clear === "string" ? it.how_to_clear : "",
        }))}
      />
    </div>
  );
}
