"use client";

import dynamic from "next/dynamic";
import {
  type CopyFormProps,
  SharedTripView,
  type SharedTripViewProps,
} from "@/features/shared-trip/shared-trip-view.tsx";

// Only the page of a place and taking the plan over ask the server for more, so most readers never load these.
const ApiProvider = dynamic(() => import("@/app/api-provider.tsx").then((module) => module.ApiProvider));
const PlanAgainForm = dynamic(() =>
  import("@/features/trips/components/plan-again-form.tsx").then((module) => module.PlanAgainForm),
);

function CopyForm(props: CopyFormProps) {
  return <PlanAgainForm {...props} />;
}

export function SharedTrip(props: Omit<SharedTripViewProps, "api" | "copyForm">) {
  return <SharedTripView {...props} api={ApiProvider} copyForm={CopyForm} />;
}
