import Link from "next/link";
import type { ReactNode } from "react";
import { Wordmark } from "@/ui/wordmark.tsx";

export interface PlainPageProps {
  title: string;
  description: ReactNode;
  /** What can be done from here: buttons and links. */
  children: ReactNode;
}

/** A page that says one thing, such as that a link has ended. */
export function PlainPage({ title, description, children }: PlainPageProps) {
  return (
    <main
      id="main"
      className="mx-auto flex min-h-dvh w-full max-w-xl flex-col items-start justify-center gap-4 px-6 py-16"
    >
      <Link href="/" aria-label="Caravan, home" className="mb-6 flex min-h-11 items-center rounded-control">
        <Wordmark />
      </Link>
      <h1 className="heading-page">{title}</h1>
      <p className="text-lg text-muted">{description}</p>
      <div className="mt-4 flex flex-wrap gap-3">{children}</div>
    </main>
  );
}
