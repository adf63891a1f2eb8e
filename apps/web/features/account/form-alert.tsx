import type { ReactNode } from "react";
import { classNames } from "@/ui/class-names.ts";

/** What is wrong with a form as a whole, or good news about it. */
export function FormAlert({ tone = "danger", children }: { tone?: "danger" | "success"; children: ReactNode }) {
  return (
    <p
      role={tone === "danger" ? "alert" : "status"}
      className={classNames(
        "rounded-control px-4 py-3",
        tone === "danger" ? "bg-danger-soft text-on-danger-soft" : "bg-success-soft text-on-success-soft",
      )}
    >
      {children}
    </p>
  );
}
