import { Badge } from "@/ui/badge.tsx";
import { CopyField } from "@/ui/copy-field.tsx";
import { t } from "./messages/index.ts";
import type { CallResult } from "./run-call.ts";

/** What the service answered, and the same call for a shell. */
export function Answer({ result, curl }: { result: CallResult | null; curl: string }) {
  return (
    <>
      <section aria-label={t("answer")} aria-live="polite" className="flex flex-col gap-3 empty:hidden">
        {result && (
          <>
            <p className="flex flex-wrap items-center gap-2">
              <Badge tone={result.status < 300 ? "success" : "danger"}>{String(result.status)}</Badge>
              <span className="text-muted text-sm">{t("took", { ms: String(result.milliseconds) })}</span>
              {result.limits.map(([name, value]) => (
                <code key={name} className="wrap-anywhere text-faint text-sm">
                  {name}: {value}
                </code>
              ))}
            </p>
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it */}
            <pre tabIndex={0} className="max-h-120 overflow-auto rounded-panel border bg-sunken p-4 font-mono text-sm">
              <code>{result.body}</code>
            </pre>
          </>
        )}
      </section>
      <CopyField label={t("curl")} value={curl} hint={t("curl.hint")} />
    </>
  );
}
