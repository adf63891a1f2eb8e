import { useEffect } from "react";

/**
 * Sets the window's title; null while it is unknown. Next may set the page's general title later, so this title is
 * restored while the address stays the same.
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
