import type { Translation } from "@caravan/languages/texts";
import type en from "./en.ts";

export default {
  "signIn.empty": "メールアドレスとパスワードを入力してください。",
  "signIn.needsCode": "アプリのコードかリカバリーコードを入力してください。",
  "signIn.wrongCode": "コードが正しくないか、すでに使われています。",
  "signIn.unreachable": "Caravanに接続できませんでした。接続を確認して、もう一度お試しください。",
  "signIn.forgot": "忘れた場合",
  signIn: "ログイン",
  "error.credentials": "このメールアドレスとパスワードに一致するアカウントはありません。",
  "error.tooMany": "試行回数が多すぎます。1分ほど待ってから、もう一度お試しください。",
  "error.otherWay": "このメールアドレスは別の方法でログインしています。最初と同じ方法でログインしてください。",
  "error.link": "このリンクは使用済みか期限切れです。新しいリンクを取得してください。",
  "error.secondFactor": "このアカウントは2段階認証を使っています。パスワードとコードでログインしてください。",
  "error.denied": "このアカウントではここにログインできません。",
  "error.session": "このページを見るにはログインしてください。",
  "error.other": "ログインできませんでした。少し待ってからもう一度お試しください。",
  "passkey.refused": "このパスキーは使えませんでした。パスワードか別のパスキーをお使いください。",
  or: "または",
  continueWith: "{provider}で続ける",
  "link.send": "リンクをメールで受け取る",
  "link.sent": "メールをご確認ください。{email}のアカウントがあれば、リンクが届きます。",
  "link.failed": "リンクを送信できませんでした。少し待ってからもう一度お試しください。",
  "link.noEmail": "先に上の欄にメールアドレスを入力してください。",
  "signUp.name": "お名前を入力してください",
  "signUp.taken": "このメールアドレスはすでに登録されています",
  "signUp.takenLong": "すでにアカウントがあります。<link>ログインする</link>",
  "signUp.create": "アカウントを作成",
  "verify.password": "設定したパスワードを入力してください",
  "verify.passwordHint": "アカウント作成時に設定したもの",
  "verify.sent":
    "<email>{address}</email>にコードを送りました。30分間有効です。届かない場合は迷惑メールフォルダーをご確認ください。",
  "verify.noCode": "メールのリンクをもう一度開いてください。このリンクにはコードがありません。",
  "reset.email": "アカウントのメールアドレスを入力してください",
  "reset.send": "コードをメールで受け取る",
  "reset.choose":
    "<email>{address}</email>のパスワードを設定してください。変更すると、すべての端末からログアウトします。",
  "reset.sent":
    "<email>{address}</email>のアカウントがあれば、コードが届きます。パスワードを変更すると、すべての端末からログアウトします。",
} satisfies Translation<typeof en>;
