import type { DomainError } from "@/features/api-client/index.ts";
import { FormAlert } from "@/ui/field.tsx";
import { FindingList } from "./finding-list.tsx";

/** Why there is no plan; where the board is not ready, what each thing is and what makes it go away. */
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
