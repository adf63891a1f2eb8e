"use client";

import dynamic from "next/dynamic";

/** The frame of the application beside a page that everybody may read, for readers who are signed in. */
export const AppParts = dynamic(() => import("./app-frame.tsx").then((module) => module.AppFrame), { ssr: false });
