import type { Translation } from "@caravan/languages/texts";
import type en from "./en.ts";

export default {
  name: "名前",
  email: "メールアドレス",
  "email.enter": "you@example.comのようなメールアドレスを入力してください",
  password: "パスワード",
  "password.new": "新しいパスワード",
  "password.set": "パスワードを設定",
  "password.short": "{count, number}文字以上にしてください",
  "password.hint": "{count, number}文字以上",
  code: "コード",
  "code.hint": "認証アプリのコード、またはリカバリーコード",
  "code.enter": "メールに記載されたコードを入力してください",
  confirmEmail: "メールアドレスを確認",
  usePasskey: "パスキーを使う",
  signOut: "ログアウト",
  signedInAs: "{email}でログイン中",
  "passkey.exists": "この端末にはすでにこのアカウントのパスキーがあります。",
  "passkey.address": "パスキーはこのサービス本来のアドレスでのみ使えます。",
  "passkey.device": "この端末には、指紋、顔、PINで解除するパスキーを保存できません。",
  "passkey.browser": "ブラウザーでパスキーを使えませんでした。もう一度試すか、別のブラウザーをお使いください。",
} satisfies Translation<typeof en>;
