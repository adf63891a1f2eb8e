const LONGEST_LABEL = 60;

const before =
  /^(?:(?:who|this time|\d+|we|i|d|ll|now|then|first|dreams?|dreaming|teenagers?|children|kids|parents|he|she|they|you|would|will|could|can|should|may|might|must|also|just|really|very|much|so|and|to|the|a|an|some|of|for|with|like|love|want|wants|need|hope|wish|please|see|visit|hear|listen|watch|do|have|get|be|is|are|am|was|there|that|it|perhaps|maybe|if|possible|which|our|my|us|me|let|lets|find|try|spend|enjoy|in|on|at|more|most|above|all|especially|mostly|certainly|definitely|love|loves|likes|keen|interested|once|one|at least|trip|including|ideally|only|not)\b[\s']*)+/i;
const after =
  /\s+(?:(?:would be|is|are|will be|please|if|for certain|for sure|too|as well|once|would|could|perhaps|maybe|we hope|gladly|lovely|perfect|nice|welcome|great|wonderful|ideal|possible|there is one|that is possible|a must|the|that|which|in|on|at|of|with|for|to|from)\b\s*)+$/i;

/** "Five days in Kyoto at the end of November for the red leaves": what comes after it is wished for. */
const whereAndHowLong =
  /^.*?\b(?:days?|weeks?|nights?|weekend) (?:in|to|at|around|on) (?:the )?\p{Lu}[\p{L}'’-]*(?: \p{Lu}[\p{L}'’-]*)*(?: (?:in|at) (?:the )?(?:(?:early|mid|late|beginning|end|middle|start) ?(?:of )?)?\p{Lu}\p{L}+)? (?:for|with) (?=\S)/u;

/** A want in the traveller's words, without what is said around it. */
export function labelOf(said: string): string {
  const short = said
    .replace(/\s+/g, " ")
    .trim()
    .replace(whereAndHowLong, "")
    .replace(before, "")
    .replace(/\s+if (?:there|that|possible|it)\b.*$/i, "")
    .replace(
      /\s+(?:would|will|is|are) (?:be )?(?:lovely|perfect|nice|welcome|great|wonderful|ideal|fun|good|a must|dear to us)\b.*$/i,
      "",
    )
    .replace(
      /\s+(?:in|at) (?:(?:early|mid|late|the \w+ of) )?(?:January|February|March|April|May|June|July|August|September|October|November|December)\b/,
      "",
    )
    .replace(/\s+with a (?:rental|hired?|rented) car\b.*$/i, "")
    .replace(after, "")
    .trim();
  const label = short === "" ? said.trim() : short;
  return label.length > LONGEST_LABEL ? `${label.slice(0, LONGEST_LABEL).replace(/\s+\S*$/, "")}…` : label;
}
