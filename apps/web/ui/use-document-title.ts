import { useEffect } from "react";

/**
 * The title of the window for what a page shows; null until it is known. Next may write the page's general title later than
 * this one, so it is put back for as long as the address is the same.
 */
export function useDocumentTitle(title: string | null): void {
  useEffect(() => {
    if (title === null) return;
    const { pathname } = location;
    const set = () => {
      if (location.pathname === pathname && document.title !== title) document.title = title;
    };
    set();
    const observer = new MutationObserver(set);
    observer.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => observer.disconnect();
  }, [title]);
}
