"use client";

import dynamic from "next/dynamic";

// Most readers have an account, or none at all.
export const GuestLinks = dynamic(() => import("./guest.tsx").then((module) => module.GuestLinks));
export const GuestNote = dynamic(() => import("./guest.tsx").then((module) => module.GuestNote));
// For public pages, whose readers are mostly signed out.
export const MainNavigation = dynamic(() => import("./navigation.tsx").then((module) => module.MainNavigation));
export const AccountMenu = dynamic(() => import("./navigation.tsx").then((module) => module.AccountMenu));
