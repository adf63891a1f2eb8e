import { inList, type Sentence, said, together } from "../../words/sentence.ts";
import { formatNames, formatSome, numberWord } from "../format.ts";
import { consentToPlace, statedBeforeLastRound } from "../implied-consent-texts.ts";
import type { ParseCache } from "../parse-cache.ts";
import { byName } from "../participants.ts";
import type { Outcome } from "../reconcile.ts";
import { smallestRelaxations } from "../smallest-relaxations.ts";
import type { AlignmentMember, Conflict } from "../types.ts";
import type { NamedPlace } from "./named-places.ts";
import { choicesOf, compareSupport, hasMajority, type PlaceSupport } from "./reconcile.ts";
import { destinationRelaxations } from "./relaxations.ts";

export function destinationConflict(outcome: Outcome, cache: ParseCache): Conflict {
  const { candidates, best } = outcome.destination;
  if (candidates.length === 0) {
    const message = statedBeforeLastRound(outcome, "destination") ?? said`Nobody has said where they would like to go.`;
    return { dimension: "destination", code: "nothing_stated", message, memberIds: [], relaxations: [] };
  }
  const { message, members } = best ? noMajority(outcome, best) : allVetoed(outcome);
  return {
    dimension: "destination",
    code: best ? "no_majority" : "all_vetoed",
    message: together([message, ...consentToPlace(outcome)]),
    memberIds: members.map((it) => it.id),
    relaxations: smallestRelaxations(outcome, "destination", destinationRelaxations(outcome), cache),
  };
}

function noMajority(outcome: Outcome, best: PlaceSupport) {
  const { destination } = outcome;
  const others = destination.candidates
    .filter((it) => it.place !== best.place && it.approvals > 0)
    .sort(compareSupport);
  const ruledOut = others
    .filter((it) => it.vetoes > 0 && (hasMajority(it) || it.approvals > best.approvals))
    .slice(0, 2);
  const open = others.filter((it) => it.vetoes === 0).slice(0, 2);
  const sentences = [
    best.approvals > 0
      ? said`${best.place.name} comes closest, wanted ${supporters(outcome, best)}; more than half is needed.`
      : said`Every place that was named is ruled out; ${best.place.name} is what is left.`,
    ...(open.length > 0 ? [said`${formatSome(open.map((it) => wantedWords(outcome, it)))}.`] : []),
    ...ruledOut.map((it) => said`${wantedWords(outcome, it)}, but ${ruledOutWords(outcome, it.place)}.`),
  ];
  const against = outcome.participants.answered.filter((it) => {
    const choices = choicesOf(it, destination.places);
    return choices.length > 0 && !choices.includes(best.place);
  });
  const vetoers = ruledOut.flatMap((it) => vetoersOf(outcome, it.place));
  return { message: together(sentences), members: [...new Set([...against, ...vetoers])].sort(byName) };
}

function supporters(outcome: Outcome, { place, approvals, voters }: PlaceSupport): Sentence {
  const named = approversOf(outcome, place);
  const [some, all] = [numberWord(approvals), numberWord(voters)];
  // Members who agreed by silence are named in another sentence.
  return named.length === approvals ? said`by ${some} of ${all} (${formatNames(named)})` : said`by ${some} of ${all}`;
}

function wantedWords(outcome: Outcome, { place, approvals }: PlaceSupport): Sentence {
  const named = approversOf(outcome, place);
  if (named.length === 0) return said`${place.name} was agreed to by ${approvals}`;
  return named.length === 1
    ? said`${formatNames(named)} wants ${place.name}`
    : said`${formatNames(named)} want ${place.name}`;
}

function ruledOutWords(outcome: Outcome, place: NamedPlace): Sentence {
  const vetoers = vetoersOf(outcome, place);
  return vetoers.length === 1 ? said`${formatNames(vetoers)} rules it out` : said`${formatNames(vetoers)} rule it out`;
}

function approversOf({ participants, destination: { places } }: Outcome, place: NamedPlace): AlignmentMember[] {
  return participants.answered.filter((it) => choicesOf(it, places).includes(place));
}

function vetoersOf({ participants, destination: { vetoes } }: Outcome, place: NamedPlace): AlignmentMember[] {
  return participants.all.filter((it) => vetoes.rulesOut(it, place));
}

function allVetoed(outcome: Outcome) {
  const { candidates } = outcome.destination;
  const shown = candidates.toSorted(compareSupport).slice(0, 4);
  const words = shown.map((it) => said`${it.place.name} by ${formatNames(vetoersOf(outcome, it.place))}`);
  const more = candidates.length - shown.length;
  const all = inList(more > 0 ? [...words, said`${more} more`] : words, "clauses");
  const members = [...new Set(shown.flatMap((it) => vetoersOf(outcome, it.place)))].sort(byName);
  return { message: said`Every place is ruled out by somebody: ${all}.`, members };
}
