import { currentUser } from "@/features/account/server.ts";
import { PlainLink, PlainPage } from "@/ui/plain-page.tsx";
import { t } from "../../messages/index.ts";

export default async function LinkEnded() {
  const user = await currentUser();
  return (
    <PlainPage title={t("linkEnded")} description={t("linkEnded.text")}>
      <PlainLink href={user ? "/trips" : "/sign-up"}>{user ? t("yourTrips") : t("planOwn")}</PlainLink>
    </PlainPage>
  );
}
