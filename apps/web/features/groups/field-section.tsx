import { type ReactNode, useId } from "react";

/** A part of a longer form, with its name above. */
export function FieldSection({ title, hint, children }: { title: string; hint?: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="flex flex-col gap-4 border-t pt-5 first:border-t-0 first:pt-0">
      <div>
        <h3 id={id} className="font-semibold">
          {title}
        </h3>
        {hint && <p className="mt-0.5 text-faint text-sm">{hint}</p>}
      </div>
      {children}
    </section>
  );
}
