import { currentUser } from "@/features/account/server.ts";
import { PlainLink, PlainPage } from "@/ui/plain-page.tsx";

export default async function LinkEnded() {
  const user = await currentUser();
  return (
    <PlainPage
      title="This link has ended"
      description="The person who shared this trip has switched the link off, or it has run out. Ask them for a new one."
    >
      <PlainLink href={user ? "/trips" : "/sign-up"}>{user ? "Your trips" : "Plan your own trip"}</PlainLink>
    </PlainPage>
  );
}
