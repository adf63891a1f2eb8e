import { sourceOfTexts } from "@caravan/languages/texts";
import type { ReactNode } from "react";
import { AddTexts } from "./add-texts.tsx";

/**
 * Sends the texts of these namespaces along, in the reader's language, for the client components inside. Server components
 * need none of it. A test compares the list with what is used (test/page-texts.test.ts).
 */
export function PageTexts({ of, children }: { of: readonly string[]; children: ReactNode }) {
  const source = sourceOfTexts();
  if (!source) throw new Error("no texts: the page is rendered outside of server.ts");
  const catalogues = Object.fromEntries(of.map((namespace) => [namespace, source.catalogue(namespace) ?? {}]));
  return (
    <AddTexts language={source.language()} formats={source.formats()} version={source.version} catalogues={catalogues}>
      {children}
    </AddTexts>
  );
}
