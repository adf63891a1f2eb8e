import Markdown, { type Components } from "react-markdown";

const components: Components = {
  // The page has the only first-level heading.
  h1: ({ children }) => <h2 className="mt-8 heading-section first:mt-0">{children}</h2>,
  h2: ({ children }) => <h3 className="mt-7 font-semibold text-lg first:mt-0">{children}</h3>,
  h3: ({ children }) => <h4 className="mt-5 font-semibold">{children}</h4>,
  h4: ({ children }) => <h5 className="mt-4 font-medium">{children}</h5>,
  p: ({ children }) => <p className="mt-3 leading-relaxed first:mt-0">{children}</p>,
  ul: ({ children }) => <ul className="mt-3 flex list-disc flex-col gap-1.5 pl-6">{children}</ul>,
  ol: ({ children }) => <ol className="mt-3 flex list-decimal flex-col gap-1.5 pl-6">{children}</ol>,
  blockquote: ({ children }) => <blockquote className="mt-3 border-l-4 pl-4 text-muted">{children}</blockquote>,
  hr: () => <hr className="my-6" />,
  code: ({ children }) => <code className="font-mono text-sm">{children}</code>,
  a: ({ href, children }) => (
    <a href={href} rel="nofollow noopener" className="wrap-anywhere text-accent underline underline-offset-4">
      {children}
    </a>
  ),
};

/** Markdown of an administrator: text and links, no HTML, no pictures, and only addresses that browsers open safely. */
export function LegalMarkdown({ markdown }: { markdown: string }) {
  return (
    <div className="wrap-anywhere">
      <Markdown skipHtml disallowedElements={["img"]} components={components}>
        {markdown}
      </Markdown>
    </div>
  );
}
