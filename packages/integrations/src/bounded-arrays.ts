/**
 * Refuses byte arrays beyond a length for the rest of this thread, with a RangeError. The bounds of a thread count its
 * objects and not the memory of its arrays, and readers of untrusted files unfold them there.
 */
export function boundByteArrays(mostBytes: number): void {
  globalThis.Uint8Array = new Proxy(globalThis.Uint8Array, {
    construct(target, given, made) {
      if (typeof given[0] === "number" && given[0] > mostBytes) throw new RangeError("the array is too long");
      return Reflect.construct(target, given, made);
    },
  });
}
