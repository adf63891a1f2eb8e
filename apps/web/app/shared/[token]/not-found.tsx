import { currentUser } from "@/features/account/server.ts";
import { ButtonLink } from "@/ui/button.tsx";
import { PlainPage } from "@/ui/page-parts.tsx";

export default async function LinkEnded() {
  const user = await currentUser();
  return (
    <PlainPage
      title="This link has ended"
      description="The person who shared this trip has switched the link off, or it has run out. Ask them for a new one."
    >
      <ButtonLink href={user ? "/trips" : "/sign-up"}>{user ? "Your trips" : "Plan your own trip"}</ButtonLink>
      <ButtonLink href="/" variant="secondary">
        Home page
      </ButtonLink>
    </PlainPage>
  );
}
