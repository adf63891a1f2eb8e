/** A position or a distance on the screen, in pixels. */
export interface Pixels {
  readonly x: number;
  readonly y: number;
}

/** Pins are 32 pixels wide; nearer than this, one hides the number of the other. */
const GAP = 27;
/** No pin is farther from its place than this, so that it still belongs to it. */
const FARTHEST = 54;
const ROUNDS = 24;
/** More pins are not moved: it would take longer than a frame, and there is no room for them anyway. */
const MOST_PINS = 200;
const GOLDEN_ANGLE = Math.PI * (3 - Math.sqrt(5));

/**
 * How far each pin is moved so that pins of one place do not lie on each other: those that are too near push each other
 * apart, in the order in which they are given. Pins that nobody covers stay.
 */
export function spreadPins(places: readonly Pixels[]): readonly Pixels[] {
  if (places.length > MOST_PINS) return places.map(() => ({ x: 0, y: 0 }));
  // A hair's breadth apart, so that pins on the same point leave it in different directions.
  const at = places.map(({ x, y }, index) => ({
    x: x + Math.cos(index * GOLDEN_ANGLE) * 0.1,
    y: y + Math.sin(index * GOLDEN_ANGLE) * 0.1,
  }));
  for (let round = 0; round < ROUNDS; round += 1) {
    const cells = cellsOf(at);
    const pushes = at.map(() => ({ x: 0, y: 0 }));
    let isDone = true;
    for (const [index, pin] of at.entries()) {
      for (const other of near(cells, pin)) {
        const [mine, theirs, next] = [pushes[index], pushes[other], at[other]];
        if (other <= index || !next || !mine || !theirs) continue;
        const [dx, dy] = [next.x - pin.x, next.y - pin.y];
        const distance = Math.hypot(dx, dy) || 0.01;
        if (distance >= GAP - 0.5) continue;
        isDone = false;
        // A part of the way a round: a pin may be pushed by several others at once.
        const push = (GAP - distance) / 5 / distance;
        mine.x -= dx * push;
        mine.y -= dy * push;
        theirs.x += dx * push;
        theirs.y += dy * push;
      }
    }
    if (isDone) break;
    for (const [index, pin] of at.entries()) {
      pin.x += pushes[index]?.x ?? 0;
      pin.y += pushes[index]?.y ?? 0;
    }
  }
  return at.map((pin, index) => within(pin, places[index] ?? pin));
}

/** The way from the place to its pin, cut where it is too long. */
function within(pin: Pixels, place: Pixels): Pixels {
  const [x, y] = [pin.x - place.x, pin.y - place.y];
  const length = Math.hypot(x, y);
  const part = length > FARTHEST ? FARTHEST / length : 1;
  // Without minus zero.
  return { x: Math.round(x * part) + 0, y: Math.round(y * part) + 0 };
}

const cellOf = (length: number) => Math.floor(length / GAP);

/** The pins by squares of the screen, so that only neighbours are compared. */
function cellsOf(pins: readonly Pixels[]): ReadonlyMap<string, readonly number[]> {
  const cells = new Map<string, number[]>();
  for (const [index, { x, y }] of pins.entries()) {
    const key = `${cellOf(x)} ${cellOf(y)}`;
    const cell = cells.get(key);
    if (cell) cell.push(index);
    else cells.set(key, [index]);
  }
  return cells;
}

function near(cells: ReadonlyMap<string, readonly number[]>, { x, y }: Pixels): readonly number[] {
  const steps = [-1, 0, 1];
  return steps.flatMap((dx) => steps.flatMap((dy) => cells.get(`${cellOf(x) + dx} ${cellOf(y) + dy}`) ?? []));
}
