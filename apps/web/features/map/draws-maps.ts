let known: boolean | undefined;

/** Whether this browser draws maps. Without WebGL the library, most of what a page with a map loads, is not loaded. */
export function drawsMaps(): boolean {
  known ??= document.createElement("canvas").getContext("webgl2") !== null;
  return known;
}
