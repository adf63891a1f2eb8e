import { overlayLoadedLater } from "@/ui/loaded-later.tsx";

export { ChangeDetails } from "./change-details.tsx";
export { headlineOf, isProposed, type Proposed } from "./proposal.ts";
export { ProposalAnnouncements, ProposalsButton } from "./proposals-button.tsx";
export { ProposalsProvider } from "./proposals-context.tsx";
export { SuggestingBanner } from "./suggesting-banner.tsx";
export { useProposalsOpen } from "./use-proposals.ts";
export const ProposalsSheet = overlayLoadedLater(() =>
  import("./proposals-sheet.tsx").then((module) => module.ProposalsSheet),
);
