import { classNames } from "./class-names.ts";
import { ThemeToggle } from "./theme-toggle.tsx";

export function SiteFooter({ className }: { className?: string }) {
  return (
    <footer className={classNames("border-t", className)}>
      <div className="mx-auto flex w-full max-w-6xl flex-col gap-4 px-4 py-6 text-muted text-sm sm:flex-row sm:items-center sm:justify-between sm:px-6">
        <p>Caravan is software that you can run yourself.</p>
        <nav aria-label="For developers" className="flex flex-wrap gap-x-6">
          <a href="/api/agent-manifest" className="inline-flex min-h-11 items-center hover:text-ink hover:underline">
            Agent manifest
          </a>
          <a href="/api/openapi.json" className="inline-flex min-h-11 items-center hover:text-ink hover:underline">
            API description
          </a>
        </nav>
        <ThemeToggle />
      </div>
    </footer>
  );
}
