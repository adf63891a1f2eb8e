/**
 * Names of months and days of the week, folded, one language after the other. A weekday's short form may mean different
 * days in different languages (`mar`: Tuesday in Spanish; `so`: Sunday in German, Saturday in Czech), so it is a set.
 */
const monthNames: readonly (readonly string[])[] = [
  // English, with what mails shorten to four letters
  words("january february march april may june july august september october november december"),
  words("jan feb mar apr may jun jul aug sep oct nov dec"),
  words("- - - - - - - - sept - - -"),
  // German; Austria's January
  words("januar februar marz april mai juni juli august september oktober november dezember"),
  words("janner feber maerz - - - - - - okt - dez"),
  words("- - mrz - - - - - - - - -"),
  // French
  words("janvier fevrier mars avril mai juin juillet aout septembre octobre novembre decembre"),
  words("janv fevr mars avr mai juin juil - sept - - -"),
  // Spanish
  words("enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre"),
  words("ene - - abr - - - ago setiembre - - dic"),
  // Italian
  words("gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre"),
  words("gen - - - mag giu lug ago set ott - -"),
  // Portuguese
  words("janeiro fevereiro marco abril maio junho julho agosto setembro outubro novembro dezembro"),
  words("- fev - - mai - - - set out - dez"),
  // Dutch
  words("januari februari maart april mei juni juli augustus september oktober november december"),
  words("- - mrt - - - - - - - - -"),
  // Czech, as it stands in dates and alone
  words("ledna unora brezna dubna kvetna cervna cervence srpna zari rijna listopadu prosince"),
  words("leden unor brezen duben kveten cerven cervenec srpen - rijen - prosinec"),
  // Polish
  words("stycznia lutego marca kwietnia maja czerwca lipca sierpnia wrzesnia pazdziernika listopada grudnia"),
  words("styczen luty marzec kwiecien maj czerwiec lipiec sierpien wrzesien pazdziernik listopad grudzien"),
  words("sty lut - kwi maj cze lip sie wrz paz lis gru"),
  // Swedish, Danish, Norwegian
  words("januari februari mars april maj juni juli augusti september oktober november december"),
  words("januar februar marts april maj juni juli august september oktober november desember"),
  words("- - - - - - - - - - - des"),
  // Finnish
  words("tammikuu helmikuu maaliskuu huhtikuu toukokuu kesakuu heinakuu elokuu syyskuu lokakuu marraskuu joulukuu"),
  words(
    "tammikuuta helmikuuta maaliskuuta huhtikuuta toukokuuta kesakuuta heinakuuta elokuuta syyskuuta lokakuuta marraskuuta joulukuuta",
  ),
  // Turkish
  words("ocak subat mart nisan mayis haziran temmuz agustos eylul ekim kasim aralik"),
];

/** Monday first. */
const weekdayNames: readonly (readonly string[])[] = [
  words("monday tuesday wednesday thursday friday saturday sunday"),
  words("mon tue wed thu fri sat sun"),
  words("- tues weds thur - - -"),
  words("- - - thurs - - -"),
  words("montag dienstag mittwoch donnerstag freitag samstag sonntag"),
  words("- - - - - sonnabend -"),
  words("lundi mardi mercredi jeudi vendredi samedi dimanche"),
  words("lun mar mer jeu ven sam dim"),
  words("lunes martes miercoles jueves viernes sabado domingo"),
  words("lun mar mie jue vie sab dom"),
  words("lunedi martedi mercoledi giovedi venerdi sabato domenica"),
  words("lun mar mer gio ven sab dom"),
  words("segunda terca quarta quinta sexta sabado domingo"),
  words("seg ter qua qui sex sab dom"),
  words("maandag dinsdag woensdag donderdag vrijdag zaterdag zondag"),
  words("maa din woe don vri zat zon"),
  words("pondeli utery streda ctvrtek patek sobota nedele"),
  words("poniedzialek wtorek sroda czwartek piatek sobota niedziela"),
  words("pon wt sr czw pt sob nd"),
  words("- - - - - - niedz"),
  words("mandag tisdag onsdag torsdag fredag lordag sondag"),
  words("- tirsdag - - - - -"),
  words("man tis ons tor fre lor son"),
  words("- tir - tors - - -"),
  words("maanantai tiistai keskiviikko torstai perjantai lauantai sunnuntai"),
  words("pazartesi sali carsamba persembe cuma cumartesi pazar"),
  words("月 火 水 木 金 土 日"),
  words("月曜 火曜 水曜 木曜 金曜 土曜 日曜"),
  words("月曜日 火曜日 水曜日 木曜日 金曜日 土曜日 日曜日"),
];

/** Two letters are too often a word of another language, so these count in their own, or before a full stop or comma. */
const shortWeekdayNames: Readonly<Record<string, readonly string[]>> = {
  de: words("mo di mi do fr sa so"),
  nl: words("ma di wo do vr za zo"),
  fr: words("lu ma me je ve sa di"),
  it: words("lu ma me gi ve sa do"),
  cs: words("po ut st ct pa so ne"),
  pl: words("pn wt sr cz pt sb nd"),
  fi: words("ma ti ke to pe la su"),
  en: words("mo tu we th fr sa su"),
};

function words(line: string): readonly string[] {
  return line.split(" ");
}

/** 1 to 12. */
export const months: ReadonlyMap<string, number> = new Map(
  monthNames.flatMap((names) => names.flatMap((name, index) => (name === "-" ? [] : [[name, index + 1] as const]))),
);

/** Bits: 1 for Monday to 64 for Sunday. */
export const weekdays: ReadonlyMap<string, number> = setsOf(weekdayNames);

/** Bits likewise, of all languages. */
export const anyShortWeekday: ReadonlyMap<string, number> = setsOf(Object.values(shortWeekdayNames));

/** Bits likewise, of one language. */
export function shortWeekdaysOf(language: string | null): ReadonlyMap<string, number> {
  return byLanguage.get(language ?? "") ?? new Map();
}

const byLanguage = new Map(Object.entries(shortWeekdayNames).map(([language, names]) => [language, setsOf([names])]));

function setsOf(languages: readonly (readonly string[])[]): Map<string, number> {
  const sets = new Map<string, number>();
  for (const names of languages) {
    for (const [index, name] of names.entries()) {
      if (name !== "-") sets.set(name, (sets.get(name) ?? 0) | (1 << index));
    }
  }
  return sets;
}
