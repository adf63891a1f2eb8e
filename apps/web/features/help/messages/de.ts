import type { Translation } from "@caravan/languages/texts";
import type en from "./en.ts";

export default {
  planning: "Planen",
  "planning.plan": "Wie plane ich eine Reise?",
  "planning.plan.1":
    "Sag, wohin und wann du willst; alles andere kannst du weglassen. Deine Wünsche zählen in deinen eigenen Worten: was du möchtest und wie oft, was du nicht möchtest, wer mitkommt und wann deine Tage beginnen und enden sollen.",
  "planning.plan.2":
    "Du kannst mehrere Orte nennen, etwa „Rom, Florenz und Venedig“, oder eine Region, etwa „Toskana“. Die Nächte werden dann auf Stationen verteilt, die du über den Tagen ändern kannst.",
  "planning.try": "Kann ich es ohne Konto ausprobieren?",
  "planning.try.1":
    "Ja. Ein Plan, den du als Gast machst, bleibt 30 Tage in deinem Browser. Wenn du ein Konto erstellst oder dich anmeldest, kommt er mit. Für Teilen, Gruppen, Dokumente und Agenten brauchst du ein Konto.",
  "planning.why": "Warum steht ein Ort in meinem Plan?",
  "planning.why.1":
    "Bei jeder Station steht, warum sie da ist, was sie kostet und worauf du achten solltest. „Was nicht hineingepasst hat“ im Menü der Reise zeigt, was nicht hineinpasste, warum, und einen Tag, an dem noch Platz ist.",
  "planning.check": "Was macht die Planprüfung?",
  "planning.check.1":
    "Sie zeigt, was umsichtige Reisende ändern würden: Überschneidungen, Ruhetage, Wege, die zeitlich nicht zu schaffen sind, Tage ohne Mahlzeit, Nächte ohne Unterkunft und Budgets, die nicht aufgehen. Wo es eine gute Lösung gibt, setzt „Beheben“ sie um, und du kannst das rückgängig machen.",
  "planning.notFound": "Ein Ort ist als nicht gefunden markiert. Was heißt das?",
  "planning.notFound.1":
    "Er steht in keiner der Quellen, die Caravan kennt, deshalb lassen sich Position, Öffnungszeiten und Preise nicht prüfen. Bestätige ihn, wenn du weißt, dass es ihn gibt, oder wähl einen anderen.",
  changing: "Den Plan ändern",
  "changing.move": "Wie verschiebe ich eine Station?",
  "changing.move.1":
    "Zieh sie, oder wähl in ihrem Menü „Verschieben …“. Sie bekommt die Zeit, die ihre Nachbarn lassen, samt Weg dorthin. Gebuchte Stationen bleiben, wo sie sind; wenn etwas nicht passt, wirst du gefragt.",
  "changing.undo": "Kann ich eine Änderung zurücknehmen?",
  "changing.undo.1":
    "Ja. „Rückgängig“ nimmt die letzte Änderung zurück, „Wiederholen“ stellt sie wieder her; beide sagen, was sie ändern. Der Verlauf zeigt, wer was geändert hat, und dort lässt sich jede Änderung zurücknehmen, auch die eines Agenten.",
  "changing.several": "Kann ich mehrere Stationen auf einmal ändern?",
  "changing.several.1":
    "„Stationen auswählen“ im Menü „Ansicht“ setzt neben jede ein Kästchen. Du kannst alle angehakten verschieben, kopieren, beiseitelegen oder löschen, als eine Änderung, die sich in einem Schritt rückgängig machen lässt.",
  "changing.keys": "Gibt es Tastenkürzel?",
  "changing.keys.1": "Drück in einem Plan ? für die Liste. Strg+K sucht Stationen, Tage, Seiten und Aktionen.",
  "changing.dates": "Was passiert, wenn ich eine Reise auf andere Tage verschiebe?",
  "changing.dates.1":
    "Die Tage wandern mit. Stationen von Tagen, die es nicht mehr gibt, werden beiseitegelegt statt gelöscht, und was an einer Buchung hängt, wird dir gezeigt.",
  "changing.deleted": "Ich habe etwas aus Versehen gelöscht.",
  "changing.deleted.1": "Reisen, Gruppen und Dokumente bleiben 30 Tage im Papierkorb. Du findest ihn im Kontomenü.",
  together: "Gemeinsam",
  "together.share": "Wie teile ich eine Reise?",
  "together.share.1":
    "„Teilen“ lädt Leute als Mitplaner oder Leser ein oder erstellt einen öffentlichen Link. Der Link zeigt nur den Plan: nie Budgets, Personen oder Bestätigungsnummern, und Tagesnotizen und Buchungen nur, wenn du es so willst. Du kannst ihn jederzeit abschalten.",
  "together.talk": "Wie sprechen wir über den Plan?",
  "together.talk.1":
    "Zu jeder Station, jedem Tag und jedem Vorschlag gibt es Kommentare. Schreib nach einem @ den Namen von jemandem, dann landet es in dessen Posteingang, zusammen mit Einladungen, Vorschlägen und ihrem Ausgang. Eine tägliche E-Mail lässt sich abschalten.",
  "together.agree": "Wie einigt sich eine Gruppe auf Termine, Ort und Budget?",
  "together.agree.1":
    "Leg eine Gruppe an und schick ihren Code herum. Alle sagen, was ihnen passt und was nicht. Die Abstimmung findet dann, was für alle geht, oder sagt, wer sich worüber uneinig ist und welche kleinste Änderung es lösen würde. Dein eigenes Budget und deine Grenzen kannst du für dich behalten.",
  "together.viewers": "Was können Leser tun?",
  "together.viewers.1":
    "Sie sehen den Plan, und ihre Änderungen werden zu Vorschlägen. Mitplaner finden diese unter „Vorschläge“ und nehmen sie einzeln oder alle auf einmal an.",
  onTheWay: "Unterwegs",
  "onTheWay.offline": "Funktioniert es offline?",
  "onTheWay.offline.1":
    "Ja. Reisen, die du geöffnet hast, und bevorstehende bleiben mit Karte und Dokumenten auf deinem Gerät. Was du offline änderst, wartet und wird gesendet, sobald du wieder verbunden bist.",
  "onTheWay.today": "Was macht „Heute“?",
  "onTheWay.today.1":
    "Es zeigt, was jetzt und als Nächstes dran ist. Wenn sich etwas verspätet, geschlossen ist oder ausfällt, sag es, und du bekommst Möglichkeiten, mit denen der Rest des Tages stimmig bleibt. Bevor du wählst, ändert sich nichts.",
  "onTheWay.calendar": "Wie bekomme ich die Reise in meinen Kalender oder eine andere App?",
  "onTheWay.calendar.1":
    "„Mitnehmen“ im Menü der Reise hat Dateien für Kalender, Karten, Tabellen und Papier und eine geheime Kalenderadresse, die dem Plan folgt. Behalte diese Adresse für dich; du kannst sie erneuern oder abschalten.",
  "onTheWay.bring": "Kann ich einen Plan von woanders mitbringen?",
  "onTheWay.bring.1":
    "„Reise mitbringen“ auf der Seite deiner Reisen liest Dateien eines anderen Caravan, Kalender, Karten, Tabellen und gespeicherte Orte von Google. Du siehst, was daraus wird, bevor etwas gespeichert wird.",
  "onTheWay.packing": "Wie mache ich eine Packliste?",
  "onTheWay.packing.1":
    "„Vor der Abreise“ über dem Plan hat Checklisten, für alle oder nur für dich. Eine neue Packliste schlägt vor, was Klima, Nächte und Plan verlangen.",
  money: "Buchungen und Geld",
  "money.add": "Wie füge ich Flug, Zug oder Hotel hinzu?",
  "money.add.1":
    "Füg die Bestätigung ein, lade sie hoch oder leite die E-Mail an deine eigene Adresse weiter, die in deinem Profil steht. Caravan liest sie, zeigt dir, was es gefunden hat, und speichert nichts, bevor du zustimmst. Du kannst auch alles von Hand eintragen.",
  "money.books": "Bucht Caravan etwas?",
  "money.books.1": "Nein. Es merkt sich, was du anderswo gebucht hast, und plant darum herum.",
  "money.total": "Was steckt in der wahrscheinlichen Summe?",
  "money.total.1":
    "Was bezahlt, gebucht und geplant ist, dazu eine Schätzung für alles ohne Preis, nach Art und Stadt. Die Seite sagt, wie viel von der Summe bekannt ist.",
  account: "Konto und Privatsphäre",
  "account.secure": "Wie sichere ich mein Konto?",
  "account.secure.1":
    "In deinem Profil gibt es Passkeys, die Anmeldung in zwei Schritten und eine Liste der Geräte, die angemeldet sind. Jedes davon kannst du abmelden.",
  "account.leave": "Kann ich meine Daten mitnehmen oder gehen?",
  "account.leave.1":
    "Ja, beides, in deinem Profil. Der Export enthält alles, was dir gehört. Bevor ein Konto gelöscht wird, siehst du, was mit den Reisen geschieht, die du teilst.",
  "account.outside": "Was verlässt diese Installation?",
  "account.outside.1":
    "Dein Profil nennt jede externe Quelle, was sie gefragt wird und wann: nur die Wörter einer Suche oder ein ungefähres Gebiet, nie Namen, Reisedaten oder deine Position. Eine Installation kann sie alle abschalten.",
  agents: "Agenten",
  "agents.let": "Wie lasse ich einen Assistenten an meinen Reisen arbeiten?",
  "agents.let.1":
    "Der Assistent zeigt dir einen Code oder öffnet hier eine Seite. Du siehst, wer worum bittet, und wählst, welche Rechte er bekommt, für welche Reisen, und ob seine Änderungen deine Zustimmung brauchen.",
  "agents.stop": "Wie stoppe ich einen Assistenten?",
  "agents.stop.1":
    "Widerruf seinen Schlüssel in deinem Profil. „Widerrufen und rückgängig machen“ nimmt auch zurück, was er getan hat, und sagt, was sich nicht zurücknehmen lässt.",
  search: "In der Hilfe suchen",
  nothing: "Nichts gefunden. Versuch es mit anderen Wörtern.",
  found: "{found, number} von {all, number} Antworten",
} satisfies Translation<typeof en>;
