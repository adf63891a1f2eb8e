import { PageSkeleton } from "@/ui/page-skeleton.tsx";

export default function Loading() {
  return <PageSkeleton />;
}
