/**
 * next-auth 4 is CommonJS with a transpiled default export: native ES modules see the module, bundlers the default itself.
 */
export function commonJsDefault<T>(module: T | { default: T }): T {
  return typeof module === "object" && module !== null && "default" in module ? (module.default as T) : (module as T);
}
