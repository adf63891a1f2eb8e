export const themes = ["system", "light", "dark"] as const;
export type Theme = (typeof themes)[number];

export const themeKey = "caravan-theme";

/**
 * Runs before the first paint, so that the other theme never flashes; "system" sets nothing and CSS follows the system.
 */
export const themeScript = `try{var t=localStorage.getItem("${themeKey}");if(t==="light"||t==="dark")document.documentElement.dataset.theme=t}catch(e){}`;

/** Applies a choice and stores it for the next visit. */
export function chooseTheme(theme: Theme): void {
  if (theme === "system") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  try {
    if (theme === "system") localStorage.removeItem(themeKey);
    else localStorage.setItem(themeKey, theme);
  } catch {
    // Storage may be forbidden; the choice then lasts for this page.
  }
}

export function chosenTheme(): Theme {
  const theme = document.documentElement.dataset.theme;
  return theme === "light" || theme === "dark" ? theme : "system";
}

/** Calls back whenever the effective theme changes, by choice or by the system. Returns a function that stops. */
export function onThemeChange(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: ["data-theme"] });
  const system = matchMedia("(prefers-color-scheme: dark)");
  system.addEventListener("change", listener);
  return () => {
    observer.disconnect();
    system.removeEventListener("change", listener);
  };
}

export function isDarkNow(): boolean {
  const theme = chosenTheme();
  return theme === "system" ? matchMedia("(prefers-color-scheme: dark)").matches : theme === "dark";
}
