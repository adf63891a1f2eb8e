import type { CompiledCatalogue } from "./texts.ts";

const longestPauseMs = 30_000;

/** Tries until it succeeds: what is loaded later is not asked for a second time. */
export async function fetchTexts(address: string): Promise<CompiledCatalogue> {
  for (let pause = 500; ; pause = Math.min(pause * 2, longestPauseMs)) {
    const answer = await fetch(address).catch(() => null);
    if (answer?.ok) return (await answer.json()) as CompiledCatalogue;
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}
