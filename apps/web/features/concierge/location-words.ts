import type { LocationProblem } from "./use-location.ts";

const words = {
  unsupported: "This browser cannot tell where you are. Everything else works without it.",
  denied:
    "Your browser keeps your location from this page. To allow it, open the browser’s settings for this site, usually beside the address. Everything else works without it.",
  unavailable: "Your device cannot tell where it is. Check that its location is on, or try again out in the open.",
  timeout: "Finding where you are takes too long. Try again out in the open or near a window.",
  inaccurate:
    "Your device only knows roughly where it is, too roughly to be of use. Switch on precise location and try again.",
  too_old: "Your device only knows where it was a while ago. Wait a moment and try again.",
};

export function locationWords(problem: LocationProblem): string {
  if (typeof problem === "string") return words[problem];
  return problem.code === "invalid_location" ? words.too_old : problem.message;
}
