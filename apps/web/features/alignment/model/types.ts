import type { ApiInputs, ApiOutputs } from "@/features/api-client/index.ts";

export type AlignmentResult = ApiOutputs["alignment"]["get"];
/** A result of a round: of the last one, of one that would run now, or of a simulation. */
export type Outcome = ApiOutputs["alignment"]["simulate"]["now"];
export type Simulation = ApiOutputs["alignment"]["simulate"];
export type SimulationInput = ApiInputs["alignment"]["simulate"];
export type Round = ApiOutputs["alignment"]["rounds"]["rounds"][number];
export type Conflict = Outcome["conflicts"][number];
export type Relaxation = Conflict["relaxations"][number];
export type Step = Relaxation["steps"][number];
export type Concession = Outcome["fairness"][number];
export type Agreed = Outcome["dimensions"];

/** The answer that a member sends. */
export type Answer = ApiInputs["groups"]["submitPreferences"]["preferences"];
