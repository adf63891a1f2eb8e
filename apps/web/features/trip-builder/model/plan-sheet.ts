/**
 * Where list and map do not fit side by side, the list is a sheet over the map: all of the window, a good half of it,
 * or only the days.
 */
export type SheetHeight = "full" | "half" | "peek";

/** Under which the device keeps it. */
export const sheetKey = "caravan-plan-sheet";
const attribute = "planSheet";

/**
 * Runs before the first paint, so that a list that comes with the page has its height at once. At full height there is
 * no attribute: the list is then the page, and scrolls with it.
 */
export const planSheetScript = `try{var s=localStorage.getItem("${sheetKey}");if(s==="half"||s==="peek")document.documentElement.dataset.${attribute}=s}catch(e){}`;

/** What the style sheet goes by (`sheet:` and `peek:`). */
export function layOutSheet(height: SheetHeight): void {
  if (height === "full") delete document.documentElement.dataset[attribute];
  else document.documentElement.dataset[attribute] = height;
}

/** As CSS lengths for the style sheet, and in pixels for a drag. */
export const sheetLengths = { half: "58dvh", peek: "9rem" } as const;

export interface SheetRoom {
  /** From the header to the lower edge, in pixels. */
  readonly full: number;
  readonly half: number;
  readonly peek: number;
}

/** @param rem the size of letters, in pixels */
export function sheetRoom(windowHeight: number, headerHeight: number, rem: number): SheetRoom {
  const full = windowHeight - headerHeight;
  const part = (length: string, unit: number) => Math.min(full, Number.parseFloat(length) * unit);
  return { full, half: part(sheetLengths.half, windowHeight / 100), peek: part(sheetLengths.peek, rem) };
}

/** How long a sheet that was let go of would keep moving, in milliseconds. */
const momentum = 160;

/**
 * The height at which a sheet comes to rest that was let go of.
 *
 * @param speed upwards, in pixels per millisecond
 */
export function heightAtRest(pixels: number, speed: number, room: SheetRoom): SheetHeight {
  const towards = pixels + speed * momentum;
  const distance = (height: SheetHeight) => Math.abs(room[height] - towards);
  return heights.reduce((best, it) => (distance(it) < distance(best) ? it : best));
}

/** From low to high. */
const heights = ["peek", "half", "full"] as const;

/** The height after a key was pressed; null for keys that mean nothing here. */
export function heightAfterKey(height: SheetHeight, pressed: string): SheetHeight | null {
  const at = heights.indexOf(height);
  const steps: Record<string, number> = { ArrowUp: at + 1, ArrowDown: at - 1, Home: 0, End: 2 };
  const next = steps[pressed];
  return next === undefined ? null : (heights[Math.max(0, Math.min(2, next))] ?? null);
}

/** For a screen reader: how much of the window the list has, in percent. */
export const shareOf = { peek: 10, half: 60, full: 100 } as const;
