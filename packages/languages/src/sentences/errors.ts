import type { Sentences } from "./sentences.ts";

export default {
  "Something went wrong on our side. If it happens again, quote {0}.": {
    de: "Bei uns ist etwas schiefgegangen. Wenn es wieder passiert, nenn bitte {0}.",
    es: "Algo ha fallado por nuestra parte. Si vuelve a pasar, indica {0}.",
    fr: "Un problème est survenu de notre côté. S’il se reproduit, indiquez {0}.",
    ja: "こちらで問題が起きました。また起きたら、{0}を伝えてください。",
  },
  "Something went wrong on our side. Try again.": {
    de: "Bei uns ist etwas schiefgegangen. Versuch es noch einmal.",
    es: "Algo ha fallado por nuestra parte. Inténtalo de nuevo.",
    fr: "Un problème est survenu de notre côté. Réessayez.",
    ja: "こちらで問題が起きました。もう一度お試しください。",
  },
  "This key lacks the scope {0}. Connect again and ask for it: a key never gets more than it was given.": {
    de: "Diesem Schlüssel fehlt die Berechtigung {0}. Verbinde neu und bitte darum: Ein Schlüssel bekommt nie mehr, als ihm gegeben wurde.",
    es: "A esta clave le falta el permiso {0}. Conecta de nuevo y pídelo: una clave nunca recibe más de lo que se le dio.",
    fr: "Il manque à cette clé l’autorisation {0}. Reconnectez-vous en la demandant : une clé n’obtient jamais plus que ce qu’on lui a donné.",
    ja: "このキーには権限 {0} がありません。接続し直して申請してください。キーの権限が後から増えることはありません。",
  },
  "needs {0}": {
    de: "braucht {0}",
    es: "necesita {0}",
    fr: "nécessite {0}",
    ja: "{0}が必要です",
  },
  "There is no such {0}, or you have no access to it.": {
    de: "{0} nicht gefunden, oder du hast keinen Zugriff.",
    es: "No se encuentra {0}, o no tienes acceso.",
    fr: "Impossible de trouver {0}, ou vous n’y avez pas accès.",
    ja: "{0}が見つからないか、アクセスできません。",
  },
  "Too many requests. Try again in {0} s.": {
    de: "Zu viele Anfragen. Versuch es in {0} s noch einmal.",
    es: "Demasiadas peticiones. Inténtalo de nuevo en {0} s.",
    fr: "Trop de requêtes. Réessayez dans {0} s.",
    ja: "リクエストが多すぎます。{0}秒後にもう一度お試しください。",
  },
  "Caravan has too much to do at the moment. Try again in {0} s.": {
    de: "Caravan hat gerade zu viel zu tun. Versuch es in {0} s noch einmal.",
    es: "Caravan tiene ahora demasiado trabajo. Inténtalo de nuevo en {0} s.",
    fr: "Caravan est très sollicité en ce moment. Réessayez dans {0} s.",
    ja: "ただいま混み合っています。{0}秒後にもう一度お試しください。",
  },
  "The file was not stored, because the malware scanner found {0} in it.": {
    de: "Die Datei wurde nicht gespeichert, weil der Virenscanner darin {0} gefunden hat.",
    es: "El archivo no se ha guardado porque el antivirus encontró {0} en él.",
    fr: "Le fichier n’a pas été enregistré : l’antivirus y a trouvé {0}.",
    ja: "マルウェア検査で{0}が見つかったため、ファイルは保存されませんでした。",
  },
  "No dates were sent. {0}": {
    de: "Es wurden keine Daten gesendet. {0}",
    es: "No se han enviado fechas. {0}",
    fr: "Aucune date n’a été envoyée. {0}",
    ja: "日付が送信されていません。{0}",
  },
  "The dates were not understood. {0}": {
    de: "Die Daten wurden nicht verstanden. {0}",
    es: "No se han entendido las fechas. {0}",
    fr: "Les dates n’ont pas été comprises. {0}",
    ja: "日付を読み取れませんでした。{0}",
  },
  "The end was not understood, or is before the start. {0}": {
    de: "Das Ende wurde nicht verstanden oder liegt vor dem Anfang. {0}",
    es: "No se ha entendido el final, o es anterior al principio. {0}",
    fr: "La fin n’a pas été comprise, ou précède le début. {0}",
    ja: "終わりの日付を読み取れないか、始まりより前です。{0}",
  },
} satisfies Sentences;
