import type { Word } from "./words.ts";

/** Frequent words of each language, bare, chosen for what tells it from its neighbours. */
const frequent: Readonly<Record<string, string>> = {
  en: "the and your you for with is are this of have will our please from thank at by booking reservation number dear name date",
  de: "der die das und ist sie ihr ihre wir fur mit von nicht eine einen auf bitte den dem zu im am uhr nach bei wird ihnen vielen dank buchung datum",
  fr: "le la les et vous votre vos est pour avec des du une dans nous au sur par merci bonjour nom numero avez etes chez cette depart arrivee",
  es: "el los las y su sus para con una del por usted tu gracias es en se reserva fecha hora numero nombre ha hola salida llegada desde",
  it: "il di e la per con della del una le grazie prenotazione gentile sua tua data nome dal alle che non e sono ore gli dei partenza arrivo",
  pt: "o os as e sua seu para com uma da do em nao obrigado voce reserva numero data nome das dos ao pela partida chegada ola obrigada",
  nl: "de het een en uw je van voor met is op wij bij naar niet dit bedankt boeking datum naam te wordt u vertrek aankomst hebben jouw",
  cs: "a je na pro se do ve jsme vas vase jizdenka cislo datum dekujeme prosim nebo cena",
  pl: "i w na do z jest sie nie prosimy numer data dziekujemy rezerwacja rezerwacji oraz dla",
  sv: "och att det ar du din ditt for med pa av en tack bokning datum vi till fran",
  da: "og at det er du din dit for med pa af en tak booking dato vi til fra ikke",
  no: "og at det er du din ditt for med pa av en takk bestilling dato vi til fra ikke",
  fi: "ja on se ei tai sinun varaus kiitos olemme teidan paivamaara hinta aika",
  tr: "ve bir icin ile bu rezervasyon sayin tarih saat otel adi olarak",
};

const languagesOf = new Map<string, string[]>();
for (const [language, list] of Object.entries(frequent)) {
  for (const word of new Set(list.split(" "))) languagesOf.set(word, [...(languagesOf.get(word) ?? []), language]);
}

/** Words counted; a mail has said what it is written in long before. */
export const wordsCounted = 4000;

/** A place's name may be written in kana in a mail in another language. */
const enoughKana = 10;

/** Counts words; ISO 639-1, or null where too few words tell. */
export class LanguageCount {
  readonly #scores = new Map<string, number>();
  #words = 0;
  #kana = 0;

  count(words: readonly Word[]): void {
    for (const { bare } of words) {
      if (this.#words > wordsCounted) return;
      this.#words += 1;
      this.#kana += bare.match(/[\u3040-\u30ff]/g)?.length ?? 0;
      const languages = languagesOf.get(bare) ?? [];
      for (const language of languages)
        this.#scores.set(language, (this.#scores.get(language) ?? 0) + 1 / languages.length);
    }
  }

  /** A label tells as well as a word does, the more so the fewer languages share it. */
  countLabel(languages: Iterable<string>, size: number): void {
    for (const language of languages) this.#scores.set(language, (this.#scores.get(language) ?? 0) + 1 / size);
  }

  get language(): string | null {
    if (this.#kana >= enoughKana) return "ja";
    const best = [...this.#scores].sort(([, a], [, b]) => b - a);
    const [first, second] = best;
    if (!first || first[1] < 1.5) return null;
    return second && first[1] < second[1] * 1.15 ? null : first[0];
  }
}
